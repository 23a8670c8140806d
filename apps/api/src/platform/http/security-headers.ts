import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR = 31_536_000;

/** For responses that load nothing, and the base for pages that load a little. */
export const NOTHING_ALLOWED = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Headers of every response. Pages that need a less strict content policy set their own. */
export function addSecurityHeaders(app: FastifyInstance, options: { isHttps: boolean }): void {
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply, options));
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, options: { isHttps: boolean }): void {
  const always: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
    ...(options.isHttps && { 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }),
  };
  for (const [name, value] of Object.entries(always)) if (!reply.hasHeader(name)) reply.header(name, value);
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_ALLOWED);
  if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}
