import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  announcementsMarkup,
  type Language,
  type PageAnnouncement,
  PUBLIC_SETTINGS_ELEMENT_ID,
  type PublicSettings,
  pageData,
  RENDERED_LANGUAGE_ATTRIBUTE,
  type RenderedScreen,
  renderedScreens,
  type SiteRendererModule,
  UNRENDERED_QUERY,
} from '@evenway/contract';
import { escapeHtml } from '@evenway/html';
import { createPageCache } from './page-cache.ts';
import { type PreparedPage, preparePage } from './prepare-page.ts';

const SETTINGS_PLACE = '<!--evenway-settings-->';
const ROOT_PLACE = '<div id="root"></div>';

/**
 * The page that a screen starts from. Some screens are rendered in it on the first request; the query may select
 * another one. `cameFrom` is the previous page: after a French one, the response is in French.
 */
export type ApplicationPages = (path: string, query: object, cameFrom?: string) => Promise<PreparedPage>;

/** Null if there is no build. */
export async function createApplicationPages(options: {
  webDist: string;
  webUrl: string;
  settings: PublicSettings;
  site: SiteRendererModule | null;
  announcements(): readonly PageAnnouncement[];
}): Promise<ApplicationPages | null> {
  const { webDist, webUrl, settings, site, announcements } = options;
  if (!existsSync(join(webDist, 'index.html'))) return null;
  const written = applicationPage(webDist, settings);
  const cached = createPageCache();
  // Without the renderer every screen starts empty, as most of them do anyway.
  const isRendered = (path: string) => renderedScreens.some((one) => one === path);
  const render = async ({ renderScreen }: SiteRendererModule, page: string, path: string, language: Language) => {
    const renderIn = async (one: Language) => ({ language: one, ...(await renderScreen(path, one, settings)) });
    return preparePage(withScreen(page, await renderIn(language), await renderIn(language === 'en' ? 'fr' : 'en')));
  };

  return async (path, query, cameFrom) => {
    // It rarely changes, and then each page is prepared once more.
    const announced = announcementsMarkup(announcements());
    const page = written.replace(ROOT_PLACE, () => announced + ROOT_PLACE);
    if (site === null || !isRendered(path) || UNRENDERED_QUERY in query)
      return cached('empty', announced, () => preparePage(page));
    const language = isFrenchPage(cameFrom, webUrl) ? 'fr' : 'en';
    return cached(`${language} ${path}`, announced, () => render(site, page, path, language));
  };
}

function isFrenchPage(address: string | undefined, webUrl: string): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === new URL(webUrl).origin && /^\/fr(\/|$)/.test(pathname);
}

/** The public settings are embedded as data. */
function applicationPage(webDist: string, settings: PublicSettings): string {
  const template = readFileSync(join(webDist, 'index.html'), 'utf8');
  if (!template.includes(SETTINGS_PLACE)) throw new Error(`${webDist}/index.html has no place for the settings`);
  const block = `<script type="application/json" id="${PUBLIC_SETTINGS_ELEMENT_ID}">${pageData(settings)}</script>`;
  return withTitle(template, settings.brand.name).replace(SETTINGS_PLACE, () => block);
}

const withTitle = (page: string, title: string) =>
  page.replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`);

/**
 * One language is readable right away. Only the browser knows which one was chosen, so the other is included in a
 * template, which is not part of the document, and `before-paint.js` takes it from there.
 */
function withScreen(page: string, own: InLanguage, other: InLanguage): string {
  if (!page.includes(ROOT_PLACE)) throw new Error('index.html has no place for a screen');
  const root = `<div id="root" ${RENDERED_LANGUAGE_ATTRIBUTE}="${own.language}">${own.html}</div>`;
  const spare = `<template ${RENDERED_LANGUAGE_ATTRIBUTE}="${other.language}" data-title="${escapeHtml(other.title)}">${other.html}</template>`;
  return withTitle(page, own.title)
    .replace(ROOT_PLACE, () => root + spare)
    .replace('<html lang="en"', `<html lang="${own.language}" data-rendered-screen="true"`);
}

type InLanguage = RenderedScreen & { readonly language: Language };
