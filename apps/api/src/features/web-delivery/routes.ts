import { paths, publicAddresses } from '@evenway/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { sendError } from '../../platform/errors/error-handler.ts';
import { createApplicationPages } from './application-pages.ts';
import { bookingFrameOrigins } from './booking-frame.ts';
import { applicationPolicy } from './content-policy.ts';
import { type PreparedPage, sendPreparedPage } from './prepare-page.ts';
import { loadSiteRenderer } from './site-pages.ts';
import { servePublicSite } from './site-routes.ts';
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
