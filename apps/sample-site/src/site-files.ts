import { OVEN_FILM } from './media/oven-film.ts';
import { ringBell } from './media/ring-bell.ts';
import { drawFire } from './pictures/draw-fire.ts';
import { day, logo, poster, wheat } from './pictures/drawings.ts';
import { paintCrumb } from './pictures/paint-crumb.ts';
import { paintLights } from './pictures/paint-lights.ts';
import { productPictures } from './pictures/product-pictures.ts';
import { HOURS_SCRIPT } from './scripts/hours-script.ts';
import { KITCHEN_SCRIPT } from './scripts/kitchen-script.ts';
import { MARKET_SCRIPT } from './scripts/market-script.ts';
import { ORDER_SCRIPT } from './scripts/order-script.ts';
import { SHOP_SCRIPT } from './scripts/shop-script.ts';
import type { SiteFile } from './send-file.ts';
import { BASE_STYLE } from './styles/base-style.ts';
import { CALENDAR_STYLE, FORM_STYLE } from './styles/form-style.ts';
import { READING_STYLE } from './styles/reading-style.ts';
import { SHOP_STYLE } from './styles/shop-style.ts';

/** Everything the pages load. It is in code, because the server is bundled into one file. */
export const siteFiles: ReadonlyMap<string, SiteFile> = new Map([
  ['site.css', text('text/css', BASE_STYLE + SHOP_STYLE + READING_STYLE + FORM_STYLE)],
  ['calendar.css', text('text/css', CALENDAR_STYLE)],
  [
    'site.js',
    text('text/javascript', [SHOP_SCRIPT, ORDER_SCRIPT, MARKET_SCRIPT, KITCHEN_SCRIPT, HOURS_SCRIPT].join('')),
  ],
  ...Object.entries({ logo, poster, wheat, day, ...productPictures }).map(
    ([name, source]) => [`${name}.svg`, text('image/svg+xml', source)] as const,
  ),
  ['lights.png', made('image/png', paintLights)],
  ['crumb.png', made('image/png', paintCrumb)],
  ['fire.gif', made('image/gif', drawFire)],
  ['bell.wav', made('audio/wav', ringBell)],
  ['oven.webm', made('video/webm', () => Buffer.from(OVEN_FILM, 'base64'))],
]);

function text(type: string, source: string): SiteFile {
  return { type: `${type}; charset=utf-8`, content: () => source };
}

function made(type: string, make: () => Buffer): SiteFile {
  let content: Buffer | undefined;
  return {
    type,
    content() {
      content ??= make();
      return content;
    },
  };
}
