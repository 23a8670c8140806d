import type { Browser, Page } from '@playwright/test';
import { corpusPages } from '../../apps/widget/tests/support/real-pages.ts';
import type { Contender } from './contenders.ts';
import { inject, openPage, openPanel, pressAll, quiet } from './open-page.ts';
import { readableShare } from './readable-share.ts';
import { isDifferent } from './restored.ts';
import type { Served } from './serve.ts';

export interface RealPages {
  readonly all: number;
  /** Pages on which nearly all text grew by the requested 1.5 times. */
  readonly grown: number;
  /** Pages on which nearly all text reached 7:1 in the contender's best mode. */
  readonly readable: number;
  /** Pages that differ from before after everything was switched off. */
  readonly different: number;
}

const NEARLY_ALL = 0.95;
const ASKED = 1.5;
const TOLERANCE = 0.05;

/** Third-party pages, with a contender on each. */
export async function tryRealPages(browser: Browser, served: Served, contender: Contender): Promise<RealPages> {
  const results: PageResult[] = [];
  for (const { name, address } of corpusPages.filter(({ heldOut }) => !heldOut)) {
    const result = await tryPage(browser, served, contender, address);
    console.log(
      `  ${name}: ${Object.entries(result)
        .map(([what, holds]) => `${what} ${holds ? 'yes' : 'no'}`)
        .join(', ')}`,
    );
    results.push(result);
  }
  const count = (name: keyof PageResult) => results.filter((result) => result[name]).length;
  return { all: results.length, grown: count('grown'), readable: count('readable'), different: count('different') };
}

type PageResult = Record<'grown' | 'readable' | 'different', boolean>;

async function tryPage(browser: Browser, served: Served, contender: Contender, address: string): Promise<PageResult> {
  const { own, controls, presses, contrasts, reset } = contender;
  const { page, close } = await openPage(browser, `${served.site}${address}?bare`);
  const state = () => page.evaluate((its) => window.bench.state(its), own);
  const sizes = () => page.evaluate((its) => window.bench.sizes(its), own);
  const clear = async () => {
    await pressAll(page, contender, [reset]);
    await rest(page);
  };
  try {
    await inject(page, contender, served);
    await openPanel(page, contender);
    // Scripts of some pages react once to any change of size; that is their own effect, and over after this.
    await pressAll(page, contender, [controls.textSize]);
    await rest(page);
    await clear();
    const before = await state();

    const small = await sizes();
    await pressAll(page, contender, Array<string>(presses.half).fill(controls.textSize));
    await rest(page);
    const large = await sizes();
    const asAsked = small.filter((size, index) => Math.abs((large[index] ?? 0) / size / ASKED - 1) <= TOLERANCE);
    await clear();

    let readable = 0;
    for (const places of contrasts) {
      await pressAll(page, contender, places);
      await rest(page);
      readable = Math.max(readable, await page.evaluate(readableShare, own));
      await clear();
    }
    return {
      grown: asAsked.length >= small.length * NEARLY_ALL,
      readable: readable >= NEARLY_ALL,
      different: isDifferent(before, await state()),
    };
  } catch (error) {
    throw new Error(`${contender.name} on ${address}: ${(error as Error).message}`, { cause: error });
  } finally {
    await close();
  }
}

/** Until later effects have been applied, and the page's own transitions have ended. */
async function rest(page: Page): Promise<void> {
  await quiet(page, 200);
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
}
