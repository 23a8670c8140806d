import { type Browser, chromium, type Page } from '@playwright/test';
import { buildWidget } from '../../scripts/lib/build/build-package.mjs';
import { ensureInstalled } from '../../scripts/lib/install/ensure-installed.mjs';
import { ensureBrowsers } from '../../scripts/lib/testing/ensure-browsers.mjs';
import { ensureBenchTools } from '../lib/ensure-bench-tools.mjs';
import { type Contender, ours, peers } from './contenders.ts';
import { openPage, untilShown } from './open-page.ts';
import { type Served, serve } from './serve.ts';
import { LOOKS, TASKS } from './task-list.ts';

/**
 * Common tasks, done the same way in each panel: presses and scrolls are counted, and converted to seconds with a
 * keystroke-level model (Card, Moran and Newell). The time until the effect shows is measured and printed too; it
 * depends on the machine's load, so it decides nothing here (`bench:widget` measures it).
 */
const SECONDS = { decide: 1.35, point: 1.1, press: 0.2, scroll: 1, lookAtControl: 0.1 };
const EFFECT_WITHIN_MS = 60_000;

interface Outcome {
  readonly presses: number;
  readonly scrolls: number;
  readonly seconds: number;
  readonly effectMs: number;
}

await ensureInstalled();
await ensureBenchTools();
await buildWidget();
const { problems, env } = await ensureBrowsers(['chromium']);
if (problems.size > 0) throw new Error([...problems.values()].join('\n'));
const contenders = [ours, ...peers.filter(({ key }) => ['sienna', 'accessibility'].includes(key))];
const served = await serve(contenders);
const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH as string,
  args: ['--no-sandbox', '--disable-gpu'],
});
const lost: string[] = [];
try {
  console.log(`| task | ${contenders.map(({ name }) => name).join(' | ')} |\n|---|${'---|'.repeat(contenders.length)}`);
  for (const task of TASKS) {
    const outcomes: (Outcome | null)[] = [];
    for (const contender of contenders) outcomes.push(await perform(browser, served, contender, task));
    const [mine, ...others] = outcomes;
    if (others.some((other) => other && (!mine || mine.seconds > other.seconds))) lost.push(task.name);
    console.log(`| ${task.name} | ${outcomes.map(describe).join(' | ')} |`);
  }
} finally {
  await browser.close();
  await served.stop();
}
if (lost.length > 0) {
  console.log(`\nA peer was faster: ${lost.join(', ')}`);
  process.exitCode = 1;
}

async function perform(
  within: Browser,
  from: Served,
  contender: Contender,
  task: (typeof TASKS)[number],
): Promise<Outcome | null> {
  const steps = task.steps[contender.key];
  if (!steps) return null;
  const { page, close } = await openPage(within, `${from.generated}?with=${contender.key}`);
  try {
    await untilShown(page, contender.own, contender.button);
    await page.evaluate(LOOKS);
    for (const step of task.before?.[contender.key] ?? []) await press(page, contender.own, step);
    const total = { presses: 0, scrolls: 0, seconds: 0 };
    const earlier = await page.evaluate((name) => window.looks(name), task.look);
    let started = 0;
    for (const step of steps) {
      const { scrolls, seen, at } = await press(page, contender.own, step);
      started = at;
      total.presses++;
      total.scrolls += scrolls;
      total.seconds +=
        SECONDS.decide + SECONDS.point + SECONDS.press + scrolls * SECONDS.scroll + seen * SECONDS.lookAtControl;
    }
    const shown = await page
      .waitForFunction(
        ([name, before]) => window.looks(name) !== before && performance.now(),
        [task.look, earlier] as const,
        {
          timeout: EFFECT_WITHIN_MS,
        },
      )
      .then((handle) => handle.jsonValue() as Promise<number>)
      .catch(() => null);
    return shown === null ? null : { ...total, effectMs: Math.max(0, shown - started) };
  } finally {
    await close();
  }
}

/**
 * Scrolls the control into view if necessary, and presses it with the pointer. `seen`: controls that a reader passes
 * before it.
 */
async function press(page: Page, own: string, place: string): Promise<{ scrolls: number; seen: number; at: number }> {
  await page.waitForFunction(([its, where]) => window.bench.isShown(its, where), [own, place] as const);
  await page.waitForTimeout(400);
  const { scrolls, seen, x, y } = await page.evaluate(
    ([its, where]) => {
      const control = window.bench.find(its, where) as HTMLElement;
      const scroller = window.scrollerOf(control);
      const view = scroller.getBoundingClientRect();
      const height = Math.min(view.bottom, innerHeight) - Math.max(view.top, 0);
      const inView = (one: Element) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && top >= view.top - 1 && bottom <= Math.min(view.bottom, innerHeight) + 1;
      };
      const { bottom, top } = control.getBoundingClientRect();
      const away = Math.max(0, bottom - Math.min(view.bottom, innerHeight), view.top - top);
      const scrollsNeeded = inView(control) ? 0 : Math.max(1, Math.ceil(away / height));
      control.scrollIntoView({ block: 'nearest' });
      const controls = [...scroller.querySelectorAll('button,select,a,label,[role=button],input:not([type=radio])')];
      const box = control.getBoundingClientRect();
      const before = controls.filter((one) => inView(one) && one.getBoundingClientRect().bottom <= box.top).length;
      return {
        scrolls: scrollsNeeded,
        seen: scroller.contains(control) && scroller !== control ? before : 0,
        x: box.left + box.width / 2,
        y: box.top + box.height / 2,
      };
    },
    [own, place] as const,
  );
  const at = await page.evaluate(() => performance.now());
  await page.mouse.click(x, y);
  return { scrolls, seen, at };
}

function describe(outcome: Outcome | null): string {
  if (!outcome) return 'cannot';
  const { presses, scrolls, seconds, effectMs } = outcome;
  const moves = [`${presses} presses`, ...(scrolls ? [`${scrolls} scrolls`] : [])].join(', ');
  return `${moves}, ${seconds.toFixed(1)} s (+ ${effectMs.toFixed(0)} ms)`;
}
