import { publicAddresses, type SiteRendererModule } from '@evenway/contract';
import type { FastifyInstance } from 'fastify';
import { sitePolicy } from './content-policy.ts';
import { createKnownPlans } from './known-plans.ts';
import { sendPreparedPage } from './prepare-page.ts';
import { robots, siteMap } from './site-map.ts';
import { createSitePages } from './site-pages.ts';
import type { WebDelivery } from './web-delivery.ts';

/** The public site: whole pages that work without a script, and the files that search engines request. */
export async function servePublicSite(
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
