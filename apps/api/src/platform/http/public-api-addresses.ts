import type { FastifyRequest } from 'fastify';

/** Every call below it takes a key and reads no cookie: no web page can abuse a session there, and none may read it. */
export const PUBLIC_API = '/api/v1';

/** Decided by the route if there is one, because the router also matches escaped spellings of it. */
export function isPublicApi({ routeOptions, url }: FastifyRequest): boolean {
  const address = routeOptions.url ?? url.split('?', 1)[0] ?? '';
  return address === PUBLIC_API || address.startsWith(`${PUBLIC_API}/`);
}
