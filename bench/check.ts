import { execFileSync } from 'node:child_process';
import { RUN_OPTIONS, redactSelector } from '@evenway/checks';
import { type Browser, chromium } from '@playwright/test';
import ensureCorpus from '../apps/widget/tests/corpus/ensure-corpus.config.ts';
import { type Servers, startServers } from '../apps/widget/tests/engines/support/start-servers.ts';
import { corpusPages } from '../apps/widget/tests/support/real-pages.ts';
import { ensureInstalled } from '../scripts/lib/install/ensure-packages.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { ensureBrowsers } from '../scripts/lib/testing/ensure-browsers.ts';

/**
 * Twenty real pages checked by the widget's check part, and axe-core run directly on each of them, in the same browser,
 * alternating. Both must find the same elements by the same rules, and the part may take one and a half times as long.
 * Wall-clock time of a quiet machine; BENCH_ROUNDS=1 for the comparison alone.
 */
const PAGES = 20;
const MAX_RATIO = 1.5;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Without slides, whose own address changes. */
const pages = corpusPages.filter(({ kind }) => kind !== 'slides').slice(0, PAGES);

type Found = Readonly<Record<string, readonly string[]>>;
interface Round {
  readonly ms: number;
  /** By page, `rule: selector`; for rules with more elements than are listed, their number is compared too. */
  readonly found: Found;
}

await ensureInstalled();
await ensureCorpus();
execFileSync(process.execPath, ['--import', 'tsx', inRoot('apps/widget/build.ts')]);
const { problems, env } = await ensureBrowsers(['chromium']);
if (problems.size > 0) throw new Error([...problems.values()].join('\n'));
const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH as string,
  args: ['--no-sandbox', '--disable-gpu'],
});
const servers = await startServers();
try {
  await compare();
} finally {
  await browser.close();
  await servers.stop();
}

async function compare(): Promise<void> {
  const [direct, part]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    direct.push(await runDirectly(browser, servers));
    part.push(await runByPart(browser, servers));
    console.log(`round ${round + 1}: axe-core ${seconds(direct.at(-1))}, check part ${seconds(part.at(-1))}`);
  }
  const differences = pages.flatMap(({ name, address }) =>
    differencesOf(name, direct[0]?.found[address], part[0]?.found[address]),
  );
  const ratio = median(part) / median(direct);
  const elements = Object.values(direct[0]?.found ?? {}).reduce((sum, list) => sum + list.length, 0);
  console.log(`${pages.length} pages, ${elements} violations, ${differences.length} differences`);
  for (const difference of differences.slice(0, 40)) console.log(`  ${difference}`);
  console.log(`time of the check part: ${ratio.toFixed(2)} of axe-core's (goal ${MAX_RATIO})`);
  if (differences.length > 0 || (ROUNDS > 1 && ratio > MAX_RATIO)) process.exitCode = 1;
}

/** A tab per check, like the part: every page is opened, axe-core added, and run. */
async function runDirectly(from: Browser, { site }: Servers): Promise<Round> {
  const page = await newPage(from);
  const found: Record<string, string[]> = {};
  const since = performance.now();
  for (const { address } of pages) {
    await page.goto(`${site}${address}?bare`, { waitUntil: 'load' });
    await page.addScriptTag({ url: `${site}/axe.js` });
    const violations = await page.evaluate(async (options) => {
      const { axe } = window as unknown as { axe: { run(on: Document, how: object): Promise<AxeAnswer> } };
      return (await axe.run(document, options)).violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => target.flat().join(' >>> ')),
      }));
    }, RUN_OPTIONS);
    found[address] = violations.flatMap(({ id, targets }) => listed(id, targets.length, targets.map(redactSelector)));
  }
  const ms = performance.now() - since;
  await page.context().close();
  return { ms, found };
}

async function runByPart(from: Browser, { site, requests, forget, map }: Servers): Promise<Round> {
  const page = await newPage(from);
  await forget();
  await map(pages.map(({ address }) => address));
  const since = performance.now();
  await page.goto(`${site}${pages[0]?.address}#evenway-check=${'bench'.padEnd(43, '-')}`);
  let received: ReportBody[] = [];
  while (received.at(-1)?.state !== 'finished') {
    await page.waitForTimeout(100);
    const reports = (await requests()).filter(({ url }) => url.endsWith('/report'));
    received = reports.map(({ body }) => JSON.parse(body || '{}') as ReportBody);
  }
  const ms = performance.now() - since;
  await page.context().close();
  const reported = received.flatMap((one) => one.page ?? []);
  const found = reported.map(({ path, state, reason, rules }) => [
    path,
    state === 'checked'
      ? rules.flatMap(({ rule, count, nodes }) =>
          listed(
            rule,
            count,
            nodes.map(({ selector }) => selector),
          ),
        )
      : [`${state} ${reason ?? ''}`],
  ]);
  return { ms, found: Object.fromEntries(found) as Found };
}

async function newPage(from: Browser) {
  const context = await from.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: false,
  });
  const page = await context.newPage();
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  return page;
}

/** As many as are listed, and how many there are. */
function listed(rule: string, count: number, selectors: readonly string[]): string[] {
  return [
    `${rule}: ${count} elements`,
    ...selectors.slice(0, 50).map((selector) => `${rule}: ${selector.slice(0, 500)}`),
  ];
}

function differencesOf(
  name: string,
  direct: readonly string[] = ['not there'],
  part: readonly string[] = ['not there'],
): string[] {
  return [
    ...direct.filter((one) => !part.includes(one)).map((one) => `${name}: only axe-core: ${one}`),
    ...part.filter((one) => !direct.includes(one)).map((one) => `${name}: only the part: ${one}`),
  ];
}

function median(rounds: readonly Round[]): number {
  return rounds.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
}

function seconds(round?: Round): string {
  return `${((round?.ms ?? 0) / 1000).toFixed(1)} s`;
}

interface AxeAnswer {
  violations: { id: string; nodes: { target: (string | string[])[] }[] }[];
}
interface ReportBody {
  state: string;
  page?: {
    path: string;
    state: string;
    reason?: string;
    rules: { rule: string; count: number; nodes: { selector: string }[] }[];
  };
}
