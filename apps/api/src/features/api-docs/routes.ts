import type { FastifyInstance } from 'fastify';
import type { ResolvedSettings } from '../../config/settings.ts';
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiDocument } from './open-api.ts';
import { publicApiDocument } from './public-open-api.ts';

const POLICY = `${NOTHING_ALLOWED}; style-src 'self'`;

/** What customers' programs can do. Always readable, whether or not the calls of the application are described. */
export function servePublicApiDescription(app: FastifyInstance, settings: ResolvedSettings): void {
  const brand = { name: settings.BRAND_NAME, supportEmail: settings.SUPPORT_EMAIL };
  const page = docsPage({ brand, withApplication: settings.API_DOCS === 'on' });
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  serveDocument(app, '/api/v1/openapi.json', () =>
    publicApiDocument({ ...namesIn(settings), supportEmail: settings.SUPPORT_EMAIL }),
  );
}

export function serveApiDocs(app: FastifyInstance, settings: ResolvedSettings): void {
  serveDocument(app, '/api/docs/openapi.json', () => openApiDocument(namesIn(settings)));
}

const namesIn = (settings: ResolvedSettings) => ({ brandName: settings.BRAND_NAME, apiUrl: settings.API_URL });

/** Built on the first request: most servers never get one, and every start would wait for it. */
function serveDocument(app: FastifyInstance, path: string, make: () => object): void {
  let document: string | undefined;
  app.get(path, async (_request, reply) => {
    document ??= JSON.stringify(make());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
