import { ORGANIZATION_HEADER } from '@evenway/contract';
import type { FastifyInstance } from 'fastify';
import { isPublicApi } from './public-api-addresses.ts';

/** Lets the web application call the API from its own host. No other origin is allowed. */
export function allowWebOrigin(app: FastifyInstance, webUrl: string): void {
  const webOrigin = new URL(webUrl).origin;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || isPublicApi(request)) return;
    reply.header('vary', 'Origin');
    if (request.headers.origin !== webOrigin) return;
    reply.header('access-control-allow-origin', webOrigin).header('access-control-allow-credentials', 'true');
    if (request.method !== 'OPTIONS') return;
    await reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', `content-type, authorization, ${ORGANIZATION_HEADER}`)
      .header('access-control-max-age', '600')
      .status(204)
      .send();
  });
}
