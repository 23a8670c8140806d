import type { FastifyInstance } from 'fastify';
import type { ResolvedSettings } from '../../config/settings.ts';
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiDocument, publicApiDocument } from './open-api.ts';

const POLICY = `${NOTHING_ALLOWED}; style-src 'self'`;

/** The description of what programs of customers call. Theirs to read, whether or not the rest is. */
export function servePublicApiDescription(app: FastifyInstance, settings: ResolvedSettings): void {
  const document = JSON.stringify(publicApiDocument({ brandName: settings.BRAND_NAME, apiUrl: settings.API_URL }));
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}

export function serveApiDocs(app: FastifyInstance, settings: ResolvedSettings): void {
  const page = docsPage(settings.BRAND_NAME);
  const document = JSON.stringify(openApiDocument({ brandName: settings.BRAND_NAME, apiUrl: settings.API_URL }));
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  app.get('/api/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}
