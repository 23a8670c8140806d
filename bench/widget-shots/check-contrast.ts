import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { type Box, figureContrast, likeness, type Picture, textContrast } from './compare-pixels.ts';
import { takePicture } from './page-under-settings.ts';
import { readPage } from './read-page.ts';

/** How readable texts and icons are on a page, by key; judged by pixels alone. */
export interface Seen {
  readonly texts: Map<string, { name: string; ratio: number; isInactive: boolean }>;
  readonly icons: Map<string, { name: string; ratio: number; box: Box }>;
  readonly picture: Buffer;
  readonly pixels: Picture;
}

export interface ContrastResult {
  /**
   * Texts that were visible before, and those of them that now reach 7:1. Disabled ones count only if they became
   * invisible.
   */
  readonly texts: number;
  readonly readable: number;
  readonly poor: string[];
  readonly lowered: string[];
  readonly hidden: string[];
  readonly icons: number;
  /** Icons that are too faint now, and those that no longer show the same. */
  readonly lostIcons: string[];
  readonly otherIcons: string[];
}

const NEVER_OVERRULED = ':not(#x1):not(#x2):not(#x3):not(#x4):not(#x5):not(#x6)';
const WITHOUT_TEXT = ['', '::before', '::after', '::placeholder'].map(
  (part) => `*${NEVER_OVERRULED}${part}{-webkit-text-fill-color:transparent!important;text-shadow:none!important}`,
);
const VISIBLE = 1.3;
/** Thin letters are antialiased, so few of their pixels have the full color. */
const ENOUGH = 6.3;
const ICON = 3;
const GONE = 1.15;
const ALIKE = 0.5;

/** `own`: a contender's elements, which cover the page. Ours stays, since its panel is closed. */
export async function seePage(page: Page, own?: string): Promise<Seen> {
  const { texts, icons } = await page.evaluate(readPage, own ?? 'evenway-widget');
  const away = own ? [`${own}{visibility:hidden!important}`] : [];
  const picture = await pictureWith(page, away);
  const [full, bare] = [PNG.sync.read(picture), PNG.sync.read(await pictureWith(page, [...WITHOUT_TEXT, ...away]))];
  const inside = ({ boxes }: { boxes: readonly (readonly number[])[] }) =>
    boxes.every(
      ([x = 0, y = 0, width = 0, height = 0]) =>
        x >= 0 && y >= 0 && x + width <= full.width && y + height <= full.height,
    );
  return {
    picture,
    pixels: full,
    texts: new Map(
      texts
        .filter(inside)
        .map(({ key, name, boxes, isInactive }) => [key, { name, ratio: textContrast(full, bare, boxes), isInactive }]),
    ),
    icons: new Map(
      icons
        .filter(inside)
        .map(({ key, name, boxes: [box = [0, 0, 0, 0]] }) => [key, { name, box, ratio: figureContrast(full, box) }]),
    ),
  };
}

/**
 * Adds these rules to the widget's own sheet: it follows every other sheet of the page, and would recompute its colors
 * for transparent text. A long picture makes the window taller, after which the widget may rewrite its sheet: then
 * these rules are gone, and nothing must be removed from the new one.
 */
async function pictureWith(page: Page, rules: readonly string[]): Promise<Buffer> {
  for (let tries = 0; ; tries++) {
    const sheet = await page.evaluateHandle((list) => {
      const isOurs = ({ cssRules }: CSSStyleSheet) => cssRules[cssRules.length - 1]?.cssText.includes('#_ew');
      let found = document.adoptedStyleSheets.find(isOurs);
      if (!found && list.length > 0) {
        found = new CSSStyleSheet();
        document.adoptedStyleSheets.push(found);
      }
      for (const rule of list) found?.insertRule(rule);
      return { found, inserted: found?.cssRules[0] };
    }, rules);
    const picture = await takePicture(page);
    const wasWritten = await sheet.evaluate(({ found, inserted }, list) => {
      if (list.length === 0) return false;
      if (found?.cssRules[0] !== inserted) return true;
      for (const _ of list) found?.deleteRule(0);
      return false;
    }, rules);
    await sheet.dispose();
    if (!wasWritten) return picture;
    if (tries === 4) throw new Error('The widget does not come to rest.');
  }
}

export function compareContrast(before: Seen, after: Seen): ContrastResult {
  return { ...compareTexts(before, after), ...compareIcons(before, after) };
}

function compareTexts(before: Seen, after: Seen) {
  const found = { texts: 0, readable: 0, poor: [] as string[], lowered: [] as string[], hidden: [] as string[] };
  for (const [key, { name, ratio: was, isInactive }] of before.texts) {
    const now = after.texts.get(key)?.ratio;
    if (was < VISIBLE || now === undefined) continue;
    const isLost = now < GONE || (now < ENOUGH && now < was - 0.3);
    if (isInactive && !isLost) continue;
    found.texts++;
    const line = `${name} ${was.toFixed(1)} -> ${now.toFixed(1)}`;
    if (now < GONE) found.hidden.push(line);
    else if (now >= ENOUGH) found.readable++;
    else if (now < was - 0.3) found.lowered.push(line);
    else found.poor.push(line);
  }
  return found;
}

function compareIcons(before: Seen, after: Seen) {
  const found = { icons: 0, lostIcons: [] as string[], otherIcons: [] as string[] };
  for (const [key, { name, ratio: was, box }] of before.icons) {
    const now = after.icons.get(key);
    if (was < ICON || !now) continue;
    found.icons++;
    const alike = likeness(before.pixels, box, after.pixels, now.box);
    if (now.ratio < ICON * 0.9) found.lostIcons.push(`${name} ${was.toFixed(1)} -> ${now.ratio.toFixed(1)}`);
    else if (alike < ALIKE) found.otherIcons.push(`${name} like ${alike.toFixed(2)}`);
  }
  return found;
}
