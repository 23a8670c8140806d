import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISIT_MINUTES } from './provider-visit-repository.ts';

/**
 * Ties a visit to a provider to the browser that started it: a return in another browser is rejected. `__Host-`, so
 * that no subdomain can plant one.
 */
export function createVisitCookie(isHttps: boolean) {
  const name = isHttps ? '__Host-evenway_visit' : 'evenway_visit';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set: (reply: FastifyReply, secret: string) =>
      void reply.setCookie(name, secret, { ...options, maxAge: VISIT_MINUTES * 60 }),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
  };
}
