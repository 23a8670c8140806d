import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { PublicSettings, SiteRendererModule } from '@evenway/contract';
import type { Plugin } from 'vite';
import { fetchSettings } from './fetch-settings.ts';

/** In development the public pages are rendered by the same code as in production, again for each request. */
export function siteInDevelopment(): Plugin {
  return {
    name: 'evenway-site',
    apply: 'serve',
    configureServer(server) {
      const drawPage = async (path: string) => {
        const site = (await server.ssrLoadModule('/src/app/site/render.tsx')) as SiteRendererModule;
        const found = site.publicAddresses.find(({ address }) => address === path);
        if (found === undefined) return null;
        const written = await readFile(new URL('../site.html', import.meta.url), 'utf8');
        const template = await server.transformIndexHtml(path, written);
        const render = await site.createRenderer();
        const settings = (await fetchSettings()) as PublicSettings;
        // Without plans, the page requests them itself.
        return render({ ...found, template, webUrl: '', settings, content: site.emptySiteContent, plans: null });
      };

      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!/^\/($|fr$|fr\/|policies\/)/.test(pathname)) return next();
        drawPage(pathname)
          .then((html) => (html === null ? next() : sendPage(response, html)))
          .catch(next);
      });
    },
  };
}

function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
}
