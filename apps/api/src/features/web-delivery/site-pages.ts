import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Plan, PublicPage, PublicSettings, SiteContent, SiteRendererModule } from '@evenway/contract';
import { createPageCache } from './page-cache.ts';
import { type PreparedPage, preparePage } from './prepare-page.ts';

/** The page renderer of the web build; null if there is no build. */
export async function loadSiteRenderer(webDist: string): Promise<SiteRendererModule | null> {
  const renderer = join(webDist, 'server/render.mjs');
  return existsSync(renderer) ? ((await import(pathToFileURL(renderer).href)) as SiteRendererModule) : null;
}

export type SitePages = (page: PublicPage, language: Language) => Promise<PreparedPage>;

/**
 * The pages of the public site, rendered by the web build with the operator's names and addresses. Each is rendered on
 * its first request, and again when the plans have changed.
 */
export async function createSitePages(options: {
  webDist: string;
  site: SiteRendererModule;
  webUrl: string;
  settings: PublicSettings;
  content: SiteContent;
  knownPlans: () => readonly Plan[] | null;
}): Promise<SitePages> {
  const { webDist, site, webUrl, settings, content, knownPlans } = options;
  const render = await site.createRenderer();
  const template = readFileSync(join(webDist, 'site.html'), 'utf8');
  const cached = createPageCache();

  return (page, language) => {
    const plans = page === 'landing' ? knownPlans() : null;
    return cached(`${language} ${page}`, JSON.stringify(plans), () =>
      preparePage(render({ page, language, template, webUrl, settings, content, plans })),
    );
  };
}
