import { SECOND_STEP_MINUTES } from '@evenway/contract';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, randomSecret } from '../../../platform/crypto/keys.ts';

/**
 * Ties a sign-in in progress to its browser: one that waits for its second step, or for a passkey. `__Host-`, so that
 * no subdomain can plant one.
 */
export function createSignInCookie(isHttps: boolean) {
  const name = isHttps ? '__Host-evenway_sign_in' : 'evenway_sign_in';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  const read = (request: FastifyRequest): string => request.cookies[name] ?? '';
  const set = (reply: FastifyReply, secret: string) =>
    void reply.setCookie(name, secret, { ...options, maxAge: SECOND_STEP_MINUTES * 60 });
  return {
    read,
    set,
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
    /** What a challenge for this browser is bound to; empty for a browser that requested none. */
    browser: (request: FastifyRequest): string => (read(request) ? hashSecret(read(request)) : ''),
    /** The same for the first challenge. A sign-in that waits for its second step keeps its secret. */
    mark(request: FastifyRequest, reply: FastifyReply): string {
      const secret = read(request) || randomSecret();
      set(reply, secret);
      return hashSecret(secret);
    },
  };
}
