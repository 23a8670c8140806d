import type { LocalService } from '@evenway/stand-in-kit';
import type { SiteOptions } from './sample-website.ts';
import { createSiteRoutes } from './site-routes.ts';
import { SITE_PATH } from './site-view.ts';

/** A customer's site to try the widget on by hand. It needs no other server. */
export function createSampleSite(options: SiteOptions): LocalService {
  return {
    name: 'Sample site',
    description: 'The site of a bakery that carries the widget, as a web agency would have built it.',
    path: SITE_PATH,
    plugin: createSiteRoutes(options),
    start: async () => ({}),
    stop: async () => undefined,
  };
}

export type { SiteOptions };
