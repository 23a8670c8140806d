import type { Browser, Page } from '@playwright/test';
import { corpusPages } from '../../apps/widget/tests/support/real-pages.ts';
import { compareContrast, seePage } from '../widget-shots/check-contrast.ts';
import { compareLayout, measureLayout } from '../widget-shots/check-layout.ts';
import type { Contender } from './contenders.ts';
import { inject, openPage, openPanel, pressAll, quiet } from './open-page.ts';
import { findMoving, isDifferent } from './restored.ts';
import type { Served } from './serve.ts';

/** How a contender does on pages that no test of ours was written against. */
export interface HeldOutPages {
  readonly all: number;
  /** Pages on which nearly all text grew by the requested 1.5 times. */
  readonly grown: number;
  /** Pages on which nearly all text reached 7:1 in the contender's best mode, and in every one. */
  readonly readableInBest: number;
  readonly readableInEvery: number;
  /** Pages where some mode makes text invisible. */
  readonly hiding: number;
  /** Pages that scroll sideways only because of larger text, in a wide and in a narrow window. */
  readonly overflowingWide: number;
  readonly overflowingNarrow: number;
  readonly overlaps: number;
  readonly clipped: number;
  readonly different: number;
}

/** One page of each package, so that no theme counts twice. */
const PAGES = [
  'dsfr-form',
  'uswds',
  'shop-homepage',
  'gentelella-product',
  'material-kit',
  'now-ui-kit',
  'paper-kit',
  'modern-business',
  'admin-lte-forms',
  'black-dashboard-rtl',
  'angular-material',
  'spectre-navigation',
  'dojo-quirks',
];
const NEARLY_ALL = 0.95;
const ASKED = 1.5;
const NARROW = { width: 390, height: 844 };

export async function tryHeldOutPages(browser: Browser, served: Served, contender: Contender): Promise<HeldOutPages> {
  const results: PageResult[] = [];
  for (const { name, address } of corpusPages.filter((page) => PAGES.includes(page.name))) {
    try {
      const result = await tryPage(browser, `${served.site}${address}?bare`, served, contender);
      console.log(`  ${name} (held out): ${describe(result)}`);
      results.push(result);
    } catch (error) {
      throw new Error(`${contender.name} on ${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  const count = (holds: (result: PageResult) => boolean) => results.filter(holds).length;
  const sum = (amount: (result: PageResult) => number) => results.reduce((total, result) => total + amount(result), 0);
  return {
    all: results.length,
    grown: count(({ grown }) => grown >= NEARLY_ALL),
    readableInBest: count(({ readable }) => Math.max(...readable) >= NEARLY_ALL),
    readableInEvery: count(({ readable }) => Math.min(...readable) >= NEARLY_ALL),
    hiding: count(({ hidden }) => hidden > 0),
    overflowingWide: count(({ overflowsWide }) => overflowsWide),
    overflowingNarrow: count(({ overflowsNarrow }) => overflowsNarrow),
    overlaps: sum(({ overlaps }) => overlaps),
    clipped: sum(({ clipped }) => clipped),
    different: count(({ different }) => different),
  };
}

interface PageResult {
  readonly grown: number;
  /** The share of readable text in each mode. */
  readonly readable: number[];
  readonly hidden: number;
  readonly overflowsWide: boolean;
  readonly overflowsNarrow: boolean;
  readonly overlaps: number;
  readonly clipped: number;
  readonly different: boolean;
}

function describe({ grown, readable, hidden, overlaps, clipped, different }: PageResult): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return `grown ${percent(grown)}, readable ${readable.map(percent).join(' / ')}, hidden ${hidden}, overlaps ${overlaps}, clipped ${clipped}${different ? ', left different' : ''}`;
}

async function tryPage(browser: Browser, url: string, served: Served, contender: Contender): Promise<PageResult> {
  const { own, contrasts } = contender;
  const { page, close } = await openPage(browser, url);
  try {
    const reset = await start(page, served, contender);
    // First, since taking a picture leaves an empty style attribute on every field.
    const plain = await seePage(page, own);
    const before = await page.evaluate((its) => window.bench.state(its), own);
    const wide = await growText(page, contender, reset);
    const readable: number[] = [];
    let hidden = 0;
    for (const places of contrasts) {
      await pressAll(page, contender, places);
      await rest(page);
      const result = compareContrast(plain, await seePage(page, own));
      readable.push(result.texts ? result.readable / result.texts : 1);
      hidden += result.hidden.length;
      await reset();
    }
    const after = await page.evaluate((its) => window.bench.state(its), own);
    const different = isDifferent(before, after, await findMoving(browser, url));
    const narrow = await growInNarrowWindow(browser, url, served, contender);
    return {
      grown: wide.grown,
      readable,
      hidden,
      overflowsWide: wide.newOverflow > 0,
      overflowsNarrow: narrow.newOverflow > 0,
      overlaps: wide.newOverlaps.length,
      clipped: wide.newlyClipped.length,
      different,
    };
  } finally {
    await close();
  }
}

/** Loads the contender, opens its panel, and resolves with a function that switches everything off. */
async function start(page: Page, served: Served, contender: Contender): Promise<() => Promise<void>> {
  const reset = async () => {
    await pressAll(page, contender, [contender.reset]);
    await rest(page);
  };
  // Our controls are found by their English names, also on a French page.
  await page.evaluate(() => localStorage.setItem('evenway', '{"l":"en"}'));
  await inject(page, contender, served);
  await openPanel(page, contender);
  // Scripts of some pages react once to any change of size; that is their own effect, and over after this.
  await pressAll(page, contender, [contender.controls.textSize]);
  await rest(page);
  await reset();
  return reset;
}

async function growText(page: Page, contender: Contender, reset: () => Promise<void>) {
  const small = await measureLayout(page, contender.own);
  await pressAll(page, contender, Array<string>(contender.presses.half).fill(contender.controls.textSize));
  await rest(page);
  const large = await measureLayout(page, contender.own);
  await reset();
  return compareLayout(small, large, ASKED);
}

async function growInNarrowWindow(browser: Browser, url: string, served: Served, contender: Contender) {
  const { page, close } = await openPage(browser, url);
  try {
    await page.setViewportSize(NARROW);
    return await growText(page, contender, await start(page, served, contender));
  } finally {
    await close();
  }
}

/** Until later effects have been applied, and the page's own transitions have ended. */
async function rest(page: Page): Promise<void> {
  await quiet(page, 200);
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
}
