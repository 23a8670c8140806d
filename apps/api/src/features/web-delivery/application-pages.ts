import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawnScreens,
  PUBLIC_SETTINGS_ELEMENT_ID,
  type PublicSettings,
  type SiteRendererModule,
  UNDRAWN_QUERY,
} from '@evenway/contract';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { type PreparedPage, preparePage } from './prepare-page.ts';

const SETTINGS_PLACE = '<!--evenway-settings-->';
const ROOT_PLACE = '<div id="root"></div>';

/** The page that a screen starts from. Some screens are drawn in it, on the first request; the query may ask for another one. */
export type ApplicationPages = (path: string, query: object) => Promise<PreparedPage>;

/** Null where there is no build. */
export async function createApplicationPages(options: {
  webDist: string;
  settings: PublicSettings;
  site: SiteRendererModule | null;
}): Promise<ApplicationPages | null> {
  const { webDist, settings, site } = options;
  if (!existsSync(join(webDist, 'index.html'))) return null;
  const written = applicationPage(webDist, settings);
  const empty = await preparePage(written);
  const drawn = new Map<string, Promise<PreparedPage>>();
  // Without the renderer every screen starts empty, as most of them do anyway.
  const isDrawn = (path: string) => site !== null && drawnScreens.some((one) => one === path);
  const draw = async (path: string) => preparePage(withScreen(written, (await site?.drawScreen(path, settings)) ?? ''));

  return async (path, query) => {
    if (!isDrawn(path) || UNDRAWN_QUERY in query) return empty;
    const page = drawn.get(path) ?? draw(path);
    drawn.set(path, page);
    return page;
  };
}

/** The public settings are in it as data. */
function applicationPage(webDist: string, settings: PublicSettings): string {
  const template = readFileSync(join(webDist, 'index.html'), 'utf8');
  if (!template.includes(SETTINGS_PLACE)) throw new Error(`${webDist}/index.html has no place for the settings`);
  // `<` could end the data block early.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${PUBLIC_SETTINGS_ELEMENT_ID}">${data}</script>`;
  const title = `<title>${escapeHtml(settings.brand.name)}</title>`;
  return template.replace(SETTINGS_PLACE, () => block).replace(/<title>.*?<\/title>/, () => title);
}

function withScreen(page: string, screen: string): string {
  if (!page.includes(ROOT_PLACE)) throw new Error('index.html has no place for a screen');
  return page.replace(ROOT_PLACE, () => screen).replace('<html ', '<html data-drawn-screen="true" ');
}
