import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { PNG } from 'pngjs';
import { NOW } from '../../apps/web/tests/support/samples/dates.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';
import { coarsen, findDifference, type Picture, showDifference, shrink } from '../support/pictures/compare-pictures.ts';
import { screens } from '../support/screens/screens.ts';

/**
 * Screens look as in their last recorded pictures; to record: `npx playwright test -c e2e/playwright.config.ts appearance --update-snapshots`.
 * Every system draws letters differently, so each has its own pictures.
 */
const folder = path.join(import.meta.dirname, 'appearance', process.platform);
const LOOKS = [
  { name: 'wide-light', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'narrow-dark', width: 390, height: 844, colorScheme: 'dark' },
] as const;
/** Pixels from the top; the longest pages would make the largest files. */
const TALLEST = 2_000;
const WHOLE = 20_000;
/** Hides what third parties draw, or what uses system fonts. */
const STEADY = `
  iframe { visibility: hidden !important; }
  code, kbd, pre, samp { font-family: inherit !important; }`;

/** One page of the browser for each: it shows the next screen for half of what a new one takes. */
const compared: Record<string, readonly string[]> = {
  'public screens': ['landing', 'privacy', 'not-found', 'access-denied', 'gallery'],
  'sign-in screens': ['login', 'signup', 'select-plan', 'verify--dead', 'reset-password'],
  'screens of websites': ['dashboard', 'dashboard--empty', 'dashboard--plans', 'dashboard--cancel', 'widget-install'],
  'screens of an organization': ['widget-appearance', 'widget-usage', 'team', 'account', 'billing--unpaid', 'settings'],
};
/** In every run, wide and light, since it has each part of the interface. A full run compares all in both looks. */
const always = 'gallery';
for (const [group, all] of Object.entries(compared))
  test(`${group} look as they did`, async ({ page, step }, testInfo) => {
    const isRenewal = isRenewed(testInfo);
    test.skip(
      !isRenewal && !existsSync(folder),
      `no pictures of ${process.platform} to compare with: --update-snapshots takes them`,
    );
    await page.clock.setFixedTime(NOW);
    const names = all.filter((name) => isFull || isRenewal || name === always);
    test.skip(names.length === 0, 'in a full run');
    const looks = isFull || isRenewal ? LOOKS : LOOKS.slice(0, 1);
    for (const name of names) {
      await step(name, () => lookAt(page, name, looks, testInfo));
      await page.unrouteAll();
    }
  });

const isRenewed = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots);

async function lookAt(
  page: Page,
  name: string,
  looks: readonly (typeof LOOKS)[number][],
  testInfo: TestInfo,
): Promise<void> {
  const screen = screens.find((one) => one.name === name);
  await page.emulateMedia({ colorScheme: LOOKS[0].colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(LOOKS[0]);
  await screen?.open(page, 'en');
  // A style element would violate the page's content policy.
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, STEADY);
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(look);
    const take = () => takePicture(page, name === 'gallery' ? WHOLE : TALLEST, screen?.isWindow === true);
    const file = path.join(folder, `${name}-${look.name}.png`);
    if (isRenewed(testInfo)) await renew(file, await take());
    // On a slow machine the last parts of a screen may load after the first picture.
    else
      await expect
        .configure({ soft: true })
        .poll(async () => compare(file, await take(), testInfo.outputPath(`${name}-${look.name}.png`)), {
          timeout: 60_000,
        })
        .toBe('as it did');
  }
}

async function takePicture(page: Page, tallest: number, isWindow: boolean): Promise<Picture> {
  await page.mouse.move(0, 0);
  const height = await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  const { width = 0, height: window = 0 } = page.viewportSize() ?? {};
  const clip = { x: 0, y: 0, width, height: isWindow ? window : Math.min(Math.max(height, window), tallest) };
  return shrink(PNG.sync.read(await page.screenshot({ clip, fullPage: !isWindow, animations: 'disabled' })));
}

/** A picture that looks the same keeps its file. */
async function renew(file: string, now: Picture): Promise<void> {
  const before = existsSync(file) ? PNG.sync.read(await readFile(file)) : null;
  if (before && !findDifference(before, now)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, encodePng(coarsen(now)));
}

async function compare(file: string, now: Picture, sheet: string): Promise<string> {
  if (!existsSync(file)) return `no picture to compare with: ${file}`;
  const before = PNG.sync.read(await readFile(file));
  const difference = findDifference(before, now);
  if (!difference) return 'as it did';
  await writeFile(sheet, encodePng(showDifference(before, now)));
  return `different at ${difference.x}, ${difference.y} pixels (${difference.sum}), before, now and in red: ${sheet}`;
}

/** In color, without transparency; each line as its difference from the one above, which makes the smallest file. */
function encodePng({ width, height, data }: Picture): Buffer {
  const picture = Object.assign(new PNG({ width, height }), { data: Buffer.from(data) });
  return PNG.sync.write(picture, { colorType: 2, filterType: 2, deflateLevel: 9, deflateStrategy: 0 });
}
