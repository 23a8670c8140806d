import type { Browser } from '@playwright/test';
import { openPage, quiet } from './open-page.ts';

/** Longer than slides of themes stay. */
const SLIDE_MS = 8_000;
const found = new Map<string, Promise<ReadonlySet<number>>>();

/** Which elements of a page change by themselves, by their index in its state: determined once, without a contender. */
export function findMoving(browser: Browser, url: string): Promise<ReadonlySet<number>> {
  const known = found.get(url) ?? lookForMoving(browser, url);
  found.set(url, known);
  return known;
}

async function lookForMoving(browser: Browser, url: string): Promise<ReadonlySet<number>> {
  const { page, close } = await openPage(browser, url);
  try {
    await quiet(page, 1_000);
    const before = await page.evaluate(() => window.bench.state('evenway-widget'));
    await quiet(page, SLIDE_MS);
    return new Set(await page.evaluate((state) => window.bench.moved('evenway-widget', state), before));
  } finally {
    await close();
  }
}

/** Whether a page has changed, apart from what moves by itself. */
export function isDifferent(
  before: readonly string[],
  after: readonly string[],
  moving?: ReadonlySet<number>,
): boolean {
  return before.length !== after.length || before.some((part, index) => part !== after[index] && !moving?.has(index));
}
