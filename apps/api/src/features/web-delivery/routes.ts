import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PublicSettings, paths, publicAddresses } from '@evenway/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { sendError } from '../../platform/errors/error-handler.ts';
import { applicationPage } from './application-page.ts';
import { bookingFrameOrigins } from './booking-frame.ts';
import { applicationPolicy } from './content-policy.ts';
import { servePublicSite } from './site-routes.ts';
import type { WebDelivery } from './web-delivery.ts';

const YEAR = 31_536_000;

/** Serves the built web application: files as they are, the page for every screen, and a real 404 for the rest. */
export async function serveWebApplication(app: FastifyInstance, options: WebDelivery): Promise<void> {
  app.get('/app-settings.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(options.settings),
  );
  const frames = bookingFrameOrigins(options.settings.brand.bookingUrls, options.webUrl);
  await servePublicSite(app, { ...options, frames });
  const page = await loadPage(app, options.webDist, options.settings);
  const policy = applicationPolicy({ ...options, frames });
  const sendPage = (reply: FastifyReply, status: number) =>
    reply
      .status(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);

  const screens = Object.values(paths).filter((path) => !publicAddresses.some(({ address }) => address === path));
  if (page !== null) for (const path of screens) app.get(path, (_request, reply) => sendPage(reply, 200));
  if (page !== null && options.settings.localServices) app.get('/local/ui', (_request, reply) => sendPage(reply, 200));

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (page !== null && wantsPage && !request.url.startsWith('/api/')) return sendPage(reply, 404);
    return sendError(reply, new AppError('not_found'));
  });
}

/** In development the screens come from Vite, and there may be no build. */
async function loadPage(app: FastifyInstance, webDist: string, settings: PublicSettings): Promise<string | null> {
  if (!existsSync(join(webDist, 'index.html'))) return null;
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
  return applicationPage(webDist, settings);
}
