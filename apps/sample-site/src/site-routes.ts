import { sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync } from 'fastify';
import { addWidget } from './add-widget.ts';
import { renderCalendar } from './pages/calendar-frame.ts';
import { sitePages } from './pages/site-pages.ts';
import type { SiteOptions } from './sample-website.ts';
import { sendFile } from './send-file.ts';
import { siteFiles } from './site-files.ts';
import { renderShell } from './site-shell.ts';
import { readView, SITE_PATH } from './site-view.ts';
import { strictPolicy } from './strict-policy.ts';

interface Query {
  Querystring: { lang?: string; csp?: string };
}

export function createSiteRoutes({ cdnUrl, findWebsite }: SiteOptions): FastifyPluginAsync {
  const policy = strictPolicy(cdnUrl);
  return async (app) => {
    // The site is somebody else's: the policy of the pages around it is not its own, and an ordinary site has none.
    app.addHook('onSend', async ({ query }, reply) => {
      if (readView(query as Query['Querystring']).strict) reply.header('content-security-policy', policy);
      else reply.removeHeader('content-security-policy');
    });

    for (const page of sitePages) {
      app.get<Query>(`${SITE_PATH}${page.path}`, async ({ query }, reply) => {
        const view = readView(query);
        const website = await findWebsite();
        return sendPage(reply, addWidget(renderShell(page, { pages: sitePages, view, website }), website, view));
      });
    }
    app.get<Query>(`${SITE_PATH}/calendar`, async ({ query }, reply) =>
      sendPage(reply, renderCalendar(readView(query))),
    );
    for (const [name, file] of siteFiles) {
      app.get(`${SITE_PATH}/files/${name}`, async (request, reply) => sendFile(reply, file, request.headers.range));
    }
  };
}
