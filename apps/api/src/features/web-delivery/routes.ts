import { paths, publicAddress, publicAddresses, type SiteRendererModule } from '@evenway/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { sendError } from '../../platform/errors/error-handler.ts';
import { createApplicationPages } from './application-pages.ts';
import { bookingFrameOrigins } from './booking-frame.ts';
import { applicationPolicy, sitePolicy } from './content-policy.ts';
import { createKnownPlans } from './known-plans.ts';
import { type PreparedPage, sendPreparedPage } from './prepare-page.ts';
import { createSitePages, loadSiteRenderer } from './site-pages.ts';
import type { WebDelivery } from './web-delivery.ts';

const YEAR = 31_536_000;

/** Serves the built web application: files as they are, the page for every screen, and a real 404 for the rest. */
export async function serveWebApplication(app: FastifyInstance, options: WebDelivery): Promise<void> {
  app.get('/app-settings.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(options.settings),
  );
  const frames = bookingFrameOrigins(options.settings.brand.bookingUrls, options.webUrl);
  const site = await loadSiteRenderer(options.webDist);
  if (site !== null) await servePublicSite(app, { ...options, frames, site });
  const pages = await createApplicationPages({ ...options, site });
  const policy = applicationPolicy({ ...options, frames });
  const sendPage = (page: PreparedPage, request: FastifyRequest, reply: FastifyReply, status: number) =>
    sendPreparedPage(request, reply.status(status).header('content-security-policy', policy), page);

  if (pages !== null) {
    await serveFiles(app, options.webDist);
    const screens = Object.values(paths).filter((path) => !publicAddresses.some(({ address }) => address === path));
    for (const path of options.settings.localServices ? [...screens, '/local/ui'] : screens)
      app.get(path, async (request, reply) => {
        const page = await pages(path, Object(request.query), request.headers.referer);
        return sendPage(page, request, reply, 200);
      });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (pages !== null && wantsPage && !request.url.startsWith('/api/'))
      return sendPage(await pages('*', {}), request, reply, 404);
    return sendError(reply, new AppError('not_found'));
  });
}

async function serveFiles(app: FastifyInstance, webDist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '*.html', 'server/**', '.vite/**', '**/.*'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300');
    },
  });
}

/** The public site: whole pages that work without a script, and the files that search engines request. */
async function servePublicSite(
  app: FastifyInstance,
  options: WebDelivery & { frames: readonly string[]; site: SiteRendererModule },
): Promise<void> {
  const { webUrl } = options;
  const pages = await createSitePages({ ...options, knownPlans: createKnownPlans(options.listPlans, app.log) });
  const policy = sitePolicy(options);
  for (const { address, page, language } of publicAddresses) {
    app.get(address, async (request, reply) =>
      sendPreparedPage(request, reply.header('content-security-policy', policy), await pages(page, language)),
    );
    if (address !== '/') app.get(`${address}/`, (_request, reply) => reply.redirect(address, 308));
  }
  app.get('/sitemap.xml', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(siteMap(webUrl)),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots(webUrl)),
  );
}

/** Every page of the public site, each with its address in the other language. */
function siteMap(webUrl: string): string {
  const entries = publicAddresses.map(({ page, address }) => {
    const alternates = (['en', 'fr'] as const).map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${webUrl}${publicAddress(page, language)}"/>`,
    );
    return `<url><loc>${webUrl}${address}</loc>${alternates.join('')}</url>`;
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** Search engines read the public site; everything behind sign-in is useless to them. */
function robots(webUrl: string): string {
  const closed = ['/api/', '/auth/', '/organization/', '/local'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${webUrl}/sitemap.xml\n`;
}
