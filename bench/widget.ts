import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import ensureCorpus from '../apps/widget/tests/corpus/ensure-corpus.config.ts';
import { buildWidget } from '../scripts/lib/build/build-package.ts';
import { ensureBuilt } from '../scripts/lib/build/ensure-built.ts';
import { ensureInstalled } from '../scripts/lib/install/ensure-packages.mjs';
import { ensureBrowsers } from '../scripts/lib/testing/ensure-browsers.ts';
import { ensureBenchTools } from './lib/ensure-bench-tools.ts';
import { checkBehavior } from './widget/check-behavior.ts';
import { ours, peers } from './widget/contenders.ts';
import { ELEMENTS } from './widget/generated-page.ts';
import { measureTimes, type TimedRow } from './widget/measure-times.ts';
import { printTable } from './widget/print-table.ts';
import { printTimes } from './widget/print-times.ts';
import { makeRows, type Result } from './widget/rows.ts';
import { serve } from './widget/serve.ts';
import { tryHeldOutPages } from './widget/try-held-out-pages.ts';
import { tryRealPages } from './widget/try-real-pages.ts';
import { writeFigures } from './widget/write-figures.ts';

/**
 * The widget compared with its peers from npm, in one run, on one generated page and on real ones: prints the table of
 * its goals and fails if one that was reached (`widget/reached-goals.json`) is lost. Counts are written to
 * `results/widget.json`, which the public site shows. BENCH_ROUNDS=0 skips the times; `-- --only textSize,contrast`
 * measures only these times; parts that load on first use count for the first of them that needs it.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SLOW_ROUNDS = Math.min(3, ROUNDS);
const SLOWDOWN = 4;
const ROWS: readonly TimedRow[] = ['load', 'textSize', 'letterSpacing', 'lineHeight', 'contrast'];
const SLOW_ROWS: readonly TimedRow[] = ['load', 'textSize'];
const asked = parseArgs({ options: { only: { type: 'string' } } }).values.only?.split(',');
const chosenRows = ROWS.filter((row) => !asked || asked.includes(row));
if (asked && chosenRows.length < asked.length) throw new Error(`--only takes some of ${ROWS.join()}`);

const NOTES = `
Times are processor time of the page's main thread until it rests; in brackets at a quarter of the speed. The floor is the same
relayout by one static style sheet in the same run. Bytes are what a host would send by brotli; what a peer asks of other hosts
(accessibility: its icon font) is not counted. accessible-web-widget is not on npm any more: set
BENCH_ACCESSIBLE_WEB_WIDGET to a file with its script, and it takes part. acc_toolbar cannot be had at all.`;

await ensureInstalled();
await ensureBenchTools();
await ensureCorpus();
await (asked ? buildWidget() : ensureBuilt());
const { problems, env } = await ensureBrowsers(['chromium']);
if (problems.size > 0) throw new Error([...problems.values()].join('\n'));
const contenders = [ours, ...peers];
const served = await serve(contenders);
const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH as string,
  args: ['--no-sandbox', '--disable-gpu'],
});
const measure = { browser, served, contenders };
try {
  const order = ['bare', ...contenders.map(({ name }) => name)].join(' / ');
  console.log(`${ROUNDS} rounds on a page of ${ELEMENTS} elements, in milliseconds of ${order}…`);
  const times = await measureTimes({ ...measure, rounds: ROUNDS, slowdown: 1, rows: chosenRows });
  if (asked) printTimes(chosenRows, contenders, times);
  else await compareAll(times);
} finally {
  await browser.close();
  await served.stop();
}

async function compareAll(times: Awaited<ReturnType<typeof measureTimes>>): Promise<void> {
  console.log(`${SLOW_ROUNDS} rounds at a quarter of the speed…`);
  const slow = await measureTimes({ ...measure, rounds: SLOW_ROUNDS, slowdown: SLOWDOWN, rows: SLOW_ROWS });
  const results: Result[] = [];
  for (const contender of contenders) {
    console.log(`What ${contender.name} does, there and on real pages…`);
    results.push({
      name: contender.name,
      times: times.get(contender.key) ?? {},
      slow: slow.get(contender.key) ?? {},
      behavior: await checkBehavior(browser, served, contender),
      pages: await tryRealPages(browser, served, contender),
      heldOut: await tryHeldOutPages(browser, served, contender),
    });
  }
  const [mine, ...others] = results as [Result, ...Result[]];
  const rows = makeRows(times.get('bare') ?? {}, slow.get('bare') ?? {}).filter(
    ({ key }) => ROUNDS > 0 || !ROWS.some((row) => row === key),
  );
  console.log('');
  printTable(rows, mine, others);
  console.log(NOTES);
  writeFigures(contenders.map((contender, index) => [contender, results[index] as Result]));
  const reached = new Set<string>(
    JSON.parse(readFileSync(new URL('widget/reached-goals.json', import.meta.url), 'utf8')),
  );
  const lost = rows.filter((row) => reached.has(row.key) && !row.isMet(mine, others));
  for (const row of lost) console.log(`Lost: ${row.label}`);
  if (lost.length > 0) process.exitCode = 1;
}
