import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_SETTINGS_ELEMENT_ID, type PublicSettings } from '@evenway/contract';

import { escapeHtml } from '../../platform/html/escape-html.ts';

const PLACEHOLDER = '<!--evenway-settings-->';

/** The page that every screen starts from, with the public settings in it as data. */
export function applicationPage(webDist: string, settings: PublicSettings): string {
  const template = readFileSync(join(webDist, 'index.html'), 'utf8');
  if (!template.includes(PLACEHOLDER)) throw new Error(`${webDist}/index.html has no place for the settings`);
  // `<` could end the data block early.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${PUBLIC_SETTINGS_ELEMENT_ID}">${data}</script>`;
  const title = `<title>${escapeHtml(settings.brand.name)}</title>`;
  return template.replace(PLACEHOLDER, () => block).replace(/<title>.*?<\/title>/, () => title);
}
