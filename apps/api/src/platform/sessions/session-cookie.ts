import { SESSION_LIFETIME_DAYS } from '@evenway/contract';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, secret: string): void;
  clear(reply: FastifyReply): void;
}

/** `__Host-` binds the cookie to exactly this host, which browsers allow only on https. */
export function createSessionCookie(isHttps: boolean): SessionCookie {
  const name = isHttps ? '__Host-evenway_session' : 'evenway_session';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, secret) => void reply.setCookie(name, secret, { ...options, maxAge: SESSION_LIFETIME_DAYS * 86_400 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
