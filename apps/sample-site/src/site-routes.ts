import { sendPage } from '@evenway/stand-in-kit';
import serveFiles from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { renderCalendar } from './pages/calendar-frame.ts';
import { journalPage } from './pages/journal-page.ts';
import { kitchenPage } from './pages/kitchen-page.ts';
import { marketPage } from './pages/market-page.ts';
import { orderPage } from './pages/order-page.ts';
import { shopPage } from './pages/shop-page.ts';
import type { SampleWebsite, SiteOptions } from './sample-website.ts';
import { renderShell, type SitePage } from './site-shell.ts';
import { readView, SITE_PATH, type SiteView } from './site-view.ts';
import { strictPolicy } from './strict-policy.ts';

/** In the order of the navigation. */
const sitePages: readonly SitePage[] = [shopPage, journalPage, kitchenPage, marketPage, orderPage];

interface Query {
  Querystring: { lang?: string; csp?: string };
}

export function createSiteRoutes({ cdnUrl, findWebsite, files }: SiteOptions): FastifyPluginAsync {
  const policy = strictPolicy(cdnUrl);
  return async (app) => {
    // The site belongs to somebody else: it does not have the policy of the pages around it, and an ordinary site has
    // none.
    app.addHook('onSend', async ({ query }, reply) => {
      if (readView(query as Query['Querystring']).strict) reply.header('content-security-policy', policy);
      else reply.removeHeader('content-security-policy');
    });

    for (const page of sitePages) {
      // After the hook of the surrounding application, which sets the header for everything.
      const onSend = async (_: FastifyRequest, reply: FastifyReply) => {
        if (page.refusesFrames) reply.header('x-frame-options', 'DENY');
      };
      app.get<Query>(`${SITE_PATH}${page.path}`, { onSend }, async ({ query }, reply) => {
        const view = readView(query);
        const website = await findWebsite();
        return sendPage(reply, addWidget(renderShell(page, { pages: sitePages, view, website }), website, view));
      });
    }
    app.get<Query>(`${SITE_PATH}/calendar`, async ({ query }, reply) =>
      sendPage(reply, renderCalendar(readView(query))),
    );
    await app.register(serveFiles, { root: files, prefix: `${SITE_PATH}/files/`, decorateReply: false, maxAge: '5m' });
  };
}

/**
 * At the end of the body, as the instructions say. Under a strict policy nothing inline runs, so the tag itself is
 * used.
 */
function addWidget(page: string, website: SampleWebsite | null, { strict }: SiteView): string {
  if (!website) return page;
  const end = page.lastIndexOf('</body>');
  return `${page.slice(0, end)}${strict ? website.tag : website.snippet}\n${page.slice(end)}`;
}
