import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { RealPage } from '../../apps/widget/tests/support/real-pages.ts';
import type { Case } from './cases.ts';
import { type ContrastResult, compareContrast, type Seen, seePage } from './check-contrast.ts';
import { type Change, tryFocus, tryStates } from './check-focus-and-states.ts';
import { compareLayout, type Layout, type LayoutResult, measureLayout } from './check-layout.ts';
import { isRestored } from './check-restored.ts';
import { openUnderSettings, takePicture } from './page-under-settings.ts';

export interface CaseResult {
  readonly name: string;
  readonly width: number;
  readonly contrast?: ContrastResult;
  /** Elements whose focus, or whose state, cannot be seen. */
  readonly unseenFocus?: string[];
  readonly unseenStates?: string[];
  readonly layout?: LayoutResult;
}

export interface PageResult {
  readonly page: RealPage;
  readonly cases: CaseResult[];
  readonly restored?: boolean;
}

interface Before {
  readonly layout: Layout;
  readonly seen?: Seen;
  readonly states?: Change[];
}

/** The corners of a 2 px outline are rounded, and it may be clipped. */
const OUTLINE_SHARE = 0.75;
const STATE_PIXELS = 10;
const WIDE = 1280;
const AT_ONCE = 3;

interface JudgeOptions {
  readonly folder: string;
  readonly withRestore: boolean;
  onCase(done: number, all: number): void;
}

export async function judgePage(
  browser: Browser,
  site: string,
  page: RealPage,
  cases: readonly Case[],
  { folder, withRestore, onCase }: JudgeOptions,
): Promise<PageResult> {
  const all = cases.reduce((sum, { widths }) => sum + widths.length, 0);
  await mkdir(path.join(folder, page.name), { recursive: true });
  const url = `${site}${page.address}`;
  const results: CaseResult[] = [];
  const before = new Map<number, Before>();
  for (const width of [WIDE, 390]) {
    const its = cases.filter(({ widths }) => widths.includes(width));
    if (its.length === 0) continue;
    const opened = await openUnderSettings(browser, url, {}, width);
    try {
      before.set(
        width,
        await look(
          opened.page,
          its.some(({ check }) => check === 'contrast'),
        ),
      );
      await save(folder, page, `before-${width}`, opened.page);
    } finally {
      await opened.close();
    }
    await inParallel(its, async (one) => {
      results.push(await judgeCase(browser, url, one, width, before.get(width) as Before, folder, page));
      onCase(results.length, all);
    });
  }
  const order = cases.map(({ name }) => name);
  results.sort((one, other) => other.width - one.width || order.indexOf(one.name) - order.indexOf(other.name));
  return { page, cases: results, ...(withRestore && { restored: await isRestored(browser, url) }) };
}

/** Most of the time is spent waiting for a page to settle. */
async function inParallel<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...list];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const isWide = (page: Page) => page.viewportSize()?.width === WIDE;

async function look(page: Page, withPixels: boolean): Promise<Before> {
  const layout = await measureLayout(page);
  if (!withPixels) return { layout };
  const seen = await seePage(page);
  return { layout, seen, ...(isWide(page) && { states: await tryStates(page) }) };
}

async function judgeCase(
  browser: Browser,
  url: string,
  { name, settings, check }: Case,
  width: number,
  before: Before,
  folder: string,
  real: RealPage,
): Promise<CaseResult> {
  const { page, close } = await openUnderSettings(browser, url, settings, width);
  try {
    if (check === 'layout') {
      const factor = Number(settings.textSize ?? 100) / 100;
      const layout = compareLayout(before.layout, await measureLayout(page), factor);
      await save(folder, real, `${name}-${width}`, page);
      return { name, width, layout };
    }
    if (check === 'picture' || !before.seen) {
      if (name === 'tunnel-on' || name === 'guide-on') await page.mouse.move(width / 2, 300);
      await save(folder, real, `${name}-${width}`, page);
      return { name, width };
    }
    const seen = await seePage(page);
    await write(folder, real, `${name}-${width}`, seen.picture);
    const contrast = compareContrast(before.seen, seen);
    // Narrow windows show the same controls.
    if (width < WIDE) return { name, width, contrast };
    const focus = await tryFocus(page);
    const states = await tryStates(page);
    return {
      name,
      width,
      contrast,
      unseenFocus: focus
        .filter(({ strong, outline }) => strong < outline * OUTLINE_SHARE)
        .map((one) => `${one.name} ${one.strong} of ${Math.round(one.outline)} px`),
      unseenStates: states
        .filter((one) => {
          const was = before.states?.find(({ name: its }) => its === one.name);
          return was && was.any >= STATE_PIXELS && one.strong < STATE_PIXELS;
        })
        .map((one) => `${one.name} ${one.strong} px`),
    };
  } finally {
    await close();
  }
}

const save = async (folder: string, real: RealPage, name: string, page: Page) =>
  write(folder, real, name, await takePicture(page));

const write = (folder: string, real: RealPage, name: string, picture: Buffer) =>
  writeFile(path.join(folder, real.name, `${name}.png`), picture);
