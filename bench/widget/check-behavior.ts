import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page, Response } from '@playwright/test';
import { shortestBrotli } from '../../apps/widget/shortest-brotli.ts';
import type { Contender } from './contenders.ts';
import { inject, openPage, openPanel, pressAll, quiet, untilShown } from './open-page.ts';
import type { Served } from './serve.ts';

export interface Behavior {
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  /** The part of these bytes that are the owner's settings. Peers read theirs from the page itself. */
  readonly bytesOfSettings: number;
  /** Share of texts that grew, and the smallest and largest growth, for twice the size. */
  readonly grown: { readonly share: number; readonly least: number; readonly most: number };
  readonly changedBefore: number;
  readonly axe: number;
  readonly opensBySpace: boolean;
  readonly closesByEscape: boolean;
  readonly returnsFocus: boolean;
  readonly strictPolicy: boolean;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function checkBehavior(browser: Browser, served: Served, contender: Contender): Promise<Behavior> {
  return {
    ...(await loadAndGrow(browser, served, contender)),
    ...(await useKeys(browser, served, contender)),
    strictPolicy: await worksUnderStrictPolicy(browser, served, contender),
  };
}

async function loadAndGrow(browser: Browser, served: Served, contender: Contender) {
  const { own, controls, presses } = contender;
  const { page, close } = await openPage(browser, served.generated);
  try {
    await quiet(page);
    const before = await page.evaluate((its) => window.bench.looks(its), own);
    const sizes = await page.evaluate((its) => window.bench.sizes(its), own);
    const answers: { url: string; bytes: Promise<number> }[] = [];
    page.on('response', (response) => answers.push({ url: response.url(), bytes: brotliBytes(response) }));
    const sum = async (part = '') => {
      const counted = await Promise.all(answers.map(({ url, bytes }) => (url.includes(part) ? bytes : 0)));
      return counted.reduce((total, bytes) => total + bytes, 0);
    };
    await inject(page, contender, served);
    await untilShown(page, own, contender.button);
    await quiet(page, 1_000);
    const bytesBefore = await sum();
    const after = await page.evaluate((its) => window.bench.looks(its), own);
    const changedBefore = before.filter((look, index) => look !== after[index]).length;
    await openPanel(page, contender);
    const bytesAfter = await sum();
    const bytesOfSettings = await sum('/config/');
    await pressAll(page, contender, Array<string>(presses.double).fill(controls.textSize));
    await quiet(page, 1_000);
    const larger = await page.evaluate((its) => window.bench.sizes(its), own);
    const ratios = sizes.map((size, index) => (larger[index] ?? 0) / size);
    const grown = {
      share: ratios.filter((ratio) => ratio > 1.05).length / ratios.length,
      least: Math.min(...ratios),
      most: Math.max(...ratios),
    };
    return { bytesBefore, bytesAfter, bytesOfSettings, changedBefore, grown };
  } finally {
    await close();
  }
}

/** As a host would compress it, however ours is stored. */
async function brotliBytes(response: Response): Promise<number> {
  if (response.request().method() !== 'GET') return 0;
  return shortestBrotli(await response.body()).length;
}

async function useKeys(browser: Browser, served: Served, contender: Contender) {
  const { own, button, openPanel: panel } = contender;
  const { page, close } = await openPage(browser, `${served.generated}?with=${contender.key}`);
  try {
    await untilShown(page, own, button);
    await quiet(page);
    const isOpen = () => page.evaluate(([its, where]) => window.bench.isShown(its, where), [own, panel] as const);
    await focusButton(page, contender);
    await page.keyboard.press('Space');
    await quiet(page, 700);
    const opensBySpace = await isOpen();
    if (!opensBySpace) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await openPanel(page, contender);
    }
    const axe = await countViolations(page, own);
    await page.keyboard.press('Escape');
    await quiet(page, 700);
    const closesByEscape = !(await isOpen());
    const returnsFocus = closesByEscape && (await hasFocus(page, contender));
    return { opensBySpace, axe, closesByEscape, returnsFocus };
  } finally {
    await close();
  }
}

function focusButton(page: Page, { own, button }: Contender): Promise<void> {
  return page.evaluate(([its, where]) => window.bench.find(its, where)?.focus(), [own, button] as const);
}

function hasFocus(page: Page, { own, button }: Contender): Promise<boolean> {
  return page.evaluate(
    ([its, where]) => {
      const found = window.bench.find(its, where);
      return found !== null && (found.getRootNode() as Document | ShadowRoot).activeElement === found;
    },
    [own, button] as const,
  );
}

/** Rules that axe finds broken inside the contender's own elements. */
async function countViolations(page: Page, own: string): Promise<number> {
  await page.evaluate(AXE);
  return page.evaluate(async (its) => {
    type Axe = { run(context: unknown, options: unknown): Promise<{ violations: unknown[] }> };
    const { axe } = window as unknown as { axe: Axe };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return (await axe.run({ include: [[its]] }, { runOnly: tags })).violations.length;
  }, own);
}

/** The button shows, text grows, and the browser blocked nothing. */
async function worksUnderStrictPolicy(browser: Browser, served: Served, contender: Contender): Promise<boolean> {
  const { own, controls } = contender;
  const { page, close } = await openPage(browser, `${served.generated}?strict&with=${contender.key}`);
  try {
    await quiet(page, 2_000);
    const violations = () => page.evaluate(() => window.bench.violations.length);
    if ((await violations()) > 0) return false;
    await openPanel(page, contender);
    const before = await page.evaluate((its) => window.bench.sizes(its), own);
    await pressAll(page, contender, [controls.textSize]);
    await quiet(page, 700);
    const after = await page.evaluate((its) => window.bench.sizes(its), own);
    return (await violations()) === 0 && after.some((size, index) => size > (before[index] ?? 0));
  } finally {
    await close();
  }
}
