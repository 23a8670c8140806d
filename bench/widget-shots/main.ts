import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawSheets, type Shot } from '@evenway/testing/draw-sheets';
import { chromium } from '@playwright/test';
import ensureCorpus from '../../apps/widget/tests/corpus/ensure-corpus.config.ts';
import { corpusPages, type RealPage } from '../../apps/widget/tests/support/real-pages.ts';
import { ensureInstalled } from '../../scripts/lib/install/ensure-packages.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import { ensureBrowsers } from '../../scripts/lib/testing/ensure-browsers.ts';
import { serve } from '../widget/serve.ts';
import { cases } from './cases.ts';
import { contactSheet } from './contact-sheet.ts';
import { judgePage, type PageResult } from './judge-page.ts';
import { keepResults } from './kept-results.ts';
import { summarize, table } from './summarize.ts';

/**
 * The widget's functions on real pages, before and after, as pictures and as pixel measurements. `--page`, `--function`
 * and `--width` take comma-separated lists; `--held-out` leaves out pages that tests were written against. Pages that
 * were measured before with the same build are skipped unless `--again` is given, so an interrupted run resumes.
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    function: { type: 'string' },
    width: { type: 'string' },
    'held-out': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    folder: { type: 'string', default: inRoot('.data/shots/widget') },
  },
});
const among = (list: string | undefined, name: string) => !list || list.split(',').includes(name);
const pages = corpusPages.filter(({ name, heldOut }) => among(values.page, name) && (heldOut || !values['held-out']));
const chosen = cases
  .filter(({ name, feature }) => among(values.function, feature) || among(values.function, name))
  .map((one) => ({ ...one, widths: one.widths.filter((width) => among(values.width, String(width))) }));
if (pages.length === 0 || chosen.length === 0) throw new Error('No page or function of that name.');

await ensureInstalled();
await ensureCorpus();
const built = await runCommand(process.execPath, ['--import', 'tsx', inRoot('apps/widget/build.ts')], {});
if (built.code !== 0) throw new Error(built.output);
const { problems, env } = await ensureBrowsers(['chromium']);
if (problems.size > 0) throw new Error([...problems.values()].join('\n'));
const served = await serve([]);
const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH as string,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const file = (name: string) => path.join(values.folder, name);
const kept = await keepResults(values.folder, chosen);
const results: PageResult[] = [];
const broken: string[] = [];
try {
  for (const [at, page] of pages.entries()) {
    const title = `[${at + 1}/${pages.length}] ${page.name}`;
    try {
      const result = (values.again ? null : await kept.read(page.name)) ?? (await judge(page, title));
      results.push(result);
      // After each page, since a whole run takes long and can be viewed before its end.
      await writeReport();
    } catch (error) {
      broken.push(`${page.name}: ${(error as Error).message}`);
      console.log(`BROKEN ${broken.at(-1)}`);
    }
  }
} finally {
  await browser.close();
  await served.stop();
}
const goals = summarize(results);
console.log('');
for (const { label, found, goal, isMet } of goals)
  console.log(`${isMet ? '✓' : '✗'} ${label}: ${found} (goal: ${goal})`);
console.log(`\nTo look at: ${file('index.html')}, and the sheets of each page beside its pictures`);
if (broken.length > 0 || goals.some(({ isMet }) => !isMet)) process.exitCode = 1;

async function judge(page: RealPage, title: string): Promise<PageResult> {
  const started = Date.now();
  const onCase = (done: number, all: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${title} ${done}/${all} `);
  };
  const result = await judgePage(browser, served.site, page, chosen, {
    folder: values.folder,
    withRestore: !values.function,
    onCase,
  });
  await drawSheets(browser, shotsOf(result), (sheet) => file(`${page.name}/sheet-${sheet}.png`));
  await kept.write(result);
  console.log(`${process.stdout.isTTY ? '\r' : ''}${title}: ${Math.round((Date.now() - started) / 1_000)} s`);
  console.log(table([result]));
  return result;
}

/** The page without the widget, then under each of its functions, window by window. */
function shotsOf({ page, cases }: PageResult): Shot[] {
  const widths = [...new Set(cases.map(({ width }) => width))];
  return widths.flatMap((width) =>
    ['before', ...cases.filter((one) => one.width === width).map(({ name }) => name)].map((name) => ({
      title: `${page.name} · ${name} · ${width}`,
      file: file(`${page.name}/${name}-${width}.png`),
      width,
    })),
  );
}

async function writeReport(): Promise<void> {
  await mkdir(values.folder, { recursive: true });
  await writeFile(file('report.json'), JSON.stringify({ goals: summarize(results), results }, null, 1));
  await writeFile(file('report.txt'), `${table(results)}\n`);
  await writeFile(file('index.html'), contactSheet(results));
}
