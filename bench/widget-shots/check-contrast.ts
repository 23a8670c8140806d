import type { Page } from '@playwright/test';
import { figureContrast, textContrast } from './compare-pixels.ts';
import { decodePng } from './decode-png.ts';
import { takePicture } from './page-under-settings.ts';
import { readPage } from './read-page.ts';

/** How texts and icons stand out on a page, by their keys; judged by pixels alone. */
export interface Seen {
  readonly texts: Map<string, { name: string; ratio: number }>;
  readonly icons: Map<string, { name: string; ratio: number }>;
  readonly picture: Buffer;
}

export interface ContrastResult {
  /** Texts that could be seen before, and those of them that reach 7:1 now. */
  readonly texts: number;
  readonly readable: number;
  readonly poor: string[];
  readonly lowered: string[];
  readonly hidden: string[];
  readonly icons: number;
  readonly lostIcons: string[];
}

const NEVER_OVERRULED = ':not(#x1):not(#x2):not(#x3):not(#x4):not(#x5):not(#x6)';
const WITHOUT_TEXT = ['', '::before', '::after', '::placeholder']
  .map((part) => `*${NEVER_OVERRULED}${part}{-webkit-text-fill-color:transparent!important;text-shadow:none!important}`)
  .join('');
const VISIBLE = 1.3;
/** Thin letters are smoothed, so that few of their pixels have the color they were given. */
const ENOUGH = 6.3;
const ICON = 3;

export async function seePage(page: Page): Promise<Seen> {
  const { texts, icons } = await page.evaluate(readPage);
  const picture = await takePicture(page);
  const [full, bare] = [decodePng(picture), decodePng(await takePicture(page, WITHOUT_TEXT))];
  const inside = ({ boxes }: { boxes: readonly (readonly number[])[] }) =>
    boxes.every(
      ([x = 0, y = 0, width = 0, height = 0]) =>
        x >= 0 && y >= 0 && x + width <= full.width && y + height <= full.height,
    );
  return {
    picture,
    texts: new Map(
      texts.filter(inside).map(({ key, name, boxes }) => [key, { name, ratio: textContrast(full, bare, boxes) }]),
    ),
    icons: new Map(
      icons
        .filter(inside)
        .map(({ key, name, boxes }) => [
          key,
          { name, ratio: figureContrast(full, boxes[0] as [number, number, number, number]) },
        ]),
    ),
  };
}

export function compareContrast(before: Seen, after: Seen): ContrastResult {
  const result = { texts: 0, readable: 0, icons: 0 };
  const [poor, lowered, hidden, lostIcons]: string[][] = [[], [], [], []] as unknown as string[][];
  for (const [key, { name, ratio: was }] of before.texts) {
    const now = after.texts.get(key)?.ratio;
    if (was < VISIBLE || now === undefined) continue;
    result.texts++;
    const line = `${name} ${was.toFixed(1)} -> ${now.toFixed(1)}`;
    if (now < 1.15) hidden?.push(line);
    else if (now >= ENOUGH) result.readable++;
    else if (now < was - 0.3) lowered?.push(line);
    else poor?.push(line);
  }
  for (const [key, { name, ratio: was }] of before.icons) {
    const now = after.icons.get(key)?.ratio;
    if (was < ICON || now === undefined) continue;
    result.icons++;
    if (now < ICON * 0.9) lostIcons?.push(`${name} ${was.toFixed(1)} -> ${now.toFixed(1)}`);
  }
  return { ...result, poor: poor ?? [], lowered: lowered ?? [], hidden: hidden ?? [], lostIcons: lostIcons ?? [] };
}
