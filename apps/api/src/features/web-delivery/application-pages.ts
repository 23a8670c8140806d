import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DRAWN_LANGUAGE_ATTRIBUTE,
  type DrawnScreen,
  drawnScreens,
  type Language,
  PUBLIC_SETTINGS_ELEMENT_ID,
  type PublicSettings,
  type SiteRendererModule,
  UNDRAWN_QUERY,
} from '@evenway/contract';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { type PreparedPage, preparePage } from './prepare-page.ts';

const SETTINGS_PLACE = '<!--evenway-settings-->';
const ROOT_PLACE = '<div id="root"></div>';

/**
 * The page that a screen starts from. Some screens are drawn in it, on the first request; the query may ask for another one.
 * `cameFrom` is the page that led here: who comes from a French one is answered in French.
 */
export type ApplicationPages = (path: string, query: object, cameFrom?: string) => Promise<PreparedPage>;

/** Null where there is no build. */
export async function createApplicationPages(options: {
  webDist: string;
  webUrl: string;
  settings: PublicSettings;
  site: SiteRendererModule | null;
}): Promise<ApplicationPages | null> {
  const { webDist, webUrl, settings, site } = options;
  if (!existsSync(join(webDist, 'index.html'))) return null;
  const written = applicationPage(webDist, settings);
  const empty = await preparePage(written);
  const drawn = new Map<string, Promise<PreparedPage>>();
  // Without the renderer every screen starts empty, as most of them do anyway.
  const isDrawn = (path: string) => drawnScreens.some((one) => one === path);
  const draw = async ({ drawScreen }: SiteRendererModule, path: string, language: Language) => {
    const drawIn = async (one: Language) => ({ language: one, ...(await drawScreen(path, one, settings)) });
    return preparePage(withScreen(written, await drawIn(language), await drawIn(language === 'en' ? 'fr' : 'en')));
  };

  return async (path, query, cameFrom) => {
    if (site === null || !isDrawn(path) || UNDRAWN_QUERY in query) return empty;
    const language = isFrenchPage(cameFrom, webUrl) ? 'fr' : 'en';
    const name = `${language} ${path}`;
    const page = drawn.get(name) ?? draw(site, path, language);
    drawn.set(name, page);
    return page;
  };
}

function isFrenchPage(address: string | undefined, webUrl: string): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === new URL(webUrl).origin && /^\/fr(\/|$)/.test(pathname);
}

/** The public settings are in it as data. */
function applicationPage(webDist: string, settings: PublicSettings): string {
  const template = readFileSync(join(webDist, 'index.html'), 'utf8');
  if (!template.includes(SETTINGS_PLACE)) throw new Error(`${webDist}/index.html has no place for the settings`);
  // `<` could end the data block early.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${PUBLIC_SETTINGS_ELEMENT_ID}">${data}</script>`;
  return withTitle(template, settings.brand.name).replace(SETTINGS_PLACE, () => block);
}

const withTitle = (page: string, title: string) =>
  page.replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`);

/**
 * One language can be read as it comes. Which one was chosen only the browser knows, so the other is sent along in a
 * template, which is no part of the document, and `before-paint.js` takes it from there.
 */
function withScreen(page: string, own: InLanguage, other: InLanguage): string {
  if (!page.includes(ROOT_PLACE)) throw new Error('index.html has no place for a screen');
  const root = `<div id="root" ${DRAWN_LANGUAGE_ATTRIBUTE}="${own.language}">${own.html}</div>`;
  const spare = `<template ${DRAWN_LANGUAGE_ATTRIBUTE}="${other.language}" data-title="${escapeHtml(other.title)}">${other.html}</template>`;
  return withTitle(page, own.title)
    .replace(ROOT_PLACE, () => root + spare)
    .replace('<html lang="en"', `<html lang="${own.language}" data-drawn-screen="true"`);
}

type InLanguage = DrawnScreen & { readonly language: Language };
