import { median } from '@evenway/testing/median';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { bareButton, type Contender, type Control } from './contenders.ts';
import { inject, openGroups, openPage, openPanel, pressAll, quiet, untilShown } from './open-page.ts';
import type { Served } from './serve.ts';

/** Milliseconds of the page's main thread; null if a contender has no such function. */
export interface Times {
  readonly load: number;
  readonly textSize: number;
  readonly letterSpacing: number;
  readonly lineHeight: number;
  readonly contrast: number;
}
export type TimedRow = keyof Times;

const APPLIED: readonly Control[] = ['textSize', 'letterSpacing', 'lineHeight'];

/**
 * Loading and applying, alternating: every round visits the bare page (a plain fixed button, and static style rules
 * that cause the same relayout) and then every contender. Measures CPU time of the main thread from the press until it
 * is idle: scripts, style, layout and paint, independent of other programs on the machine.
 */
export async function measureTimes(options: {
  browser: Browser;
  served: Served;
  contenders: readonly Contender[];
  rounds: number;
  slowdown: number;
  rows: readonly TimedRow[];
}): Promise<Map<string, Partial<Times>>> {
  const { browser, served, contenders, rounds, slowdown, rows } = options;
  const seen = new Map<string, Partial<Record<TimedRow, number[]>>>();
  const note = (key: string, row: TimedRow, value: number) => {
    const times = seen.get(key) ?? {};
    times[row] = [...(times[row] ?? []), value];
    seen.set(key, times);
  };
  const visit = async (key: string, work: (page: Page, time: Stopwatch) => Promise<void>) => {
    const { page, close } = await openPage(browser, served.generated);
    const time = await createStopwatch(page, slowdown);
    try {
      await quiet(page, 500);
      await work(page, time);
    } catch (error) {
      throw new Error(`${key}: ${(error as Error).message}`, { cause: error });
    } finally {
      await close();
    }
  };

  const load = async (page: Page, contender: typeof bareButton) => {
    await inject(page, contender, served);
    await untilShown(page, contender.own, contender.button);
  };

  for (let round = 0; round < rounds; round += 1) {
    await visit('bare', async (page, time) => {
      note('bare', 'load', await time(() => load(page, bareButton)));
      for (const row of [...APPLIED, 'contrast'] as const) {
        if (!rows.includes(row)) continue;
        note('bare', row, await time(() => page.evaluate((name) => window.switchFloor(name, true), row)));
        await page.evaluate((name) => window.switchFloor(name, false), row);
        await quiet(page);
      }
    });
    for (const contender of contenders) {
      await visit(contender.key, async (page, time) => {
        const { key, controls, contrasts, reset } = contender;
        note(key, 'load', await time(() => load(page, contender)));
        await openPanel(page, contender);
        for (const row of APPLIED) {
          if (!rows.includes(row)) continue;
          // Like a visitor: other groups stay closed.
          await openGroups(page, contender, controls[row]);
          note(key, row, await time(() => pressAll(page, contender, [controls[row]])));
          await pressAll(page, contender, [reset]);
          await quiet(page);
        }
        if (rows.includes('contrast'))
          note(key, 'contrast', await time(() => pressAll(page, contender, contrasts[0] ?? [])));
      });
    }
    console.log(`  round ${round + 1} of ${rounds}: ${describe(seen, rows)}`);
  }
  return new Map(
    [...seen].map(([key, times]) => [
      key,
      Object.fromEntries(Object.entries(times).map(([row, values]) => [row, median(values)])),
    ]),
  );
}

/** The last round's milliseconds, the bare page first. */
function describe(seen: ReadonlyMap<string, Partial<Record<TimedRow, number[]>>>, rows: readonly TimedRow[]): string {
  const last = (row: TimedRow) => [...seen.values()].map((times) => times[row]?.at(-1)?.toFixed(0) ?? '-').join(' / ');
  return rows.map((row) => `${row} ${last(row)}`).join(', ');
}

type Stopwatch = (work: () => Promise<unknown>) => Promise<number>;

async function createStopwatch(page: Page, slowdown: number): Promise<Stopwatch> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return async (work) => {
    // Otherwise the contender that is measured at that time pays for the garbage of the others.
    await session.send('HeapProfiler.collectGarbage');
    const before = await busy(session);
    await work();
    await quiet(page);
    return (await busy(session)) - before;
  };
}

async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
