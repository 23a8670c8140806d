import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runProduct } from '@evenway/testing/run-product';
import { reportError } from '../scripts/lib/errors.mjs';
import { ensureBenchTools } from './lib/ensure-bench-tools.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What is read of a report of Lighthouse. Its own types are only there once it is installed. */
interface Report {
  readonly categories: Record<
    Category,
    {
      readonly id: string;
      readonly score: number;
      readonly auditRefs: ReadonlyArray<{ readonly id: string; readonly weight: number }>;
    }
  >;
  readonly audits: Record<
    string,
    {
      readonly score: number | null;
      readonly numericValue?: number;
      readonly details: {
        readonly items: ReadonlyArray<{ readonly resourceType: string; readonly transferSize: number }>;
      };
    }
  >;
}

interface Result {
  readonly address: string;
  readonly scores: Record<Category, number>;
  /** The checks that are not fully passed, apart from those of the speed. */
  readonly failures: readonly string[];
  readonly shift: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly scriptBytes: number;
}

const GOALS: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** On a busy machine a page is slower, but still has to be fast. */
const BUSY_GOAL = 95;
const BUSY_LOOPS = 2;
/** Exits by itself when this process is gone, for any reason. */
const BUSY_LOOP = `process.on('disconnect', () => process.exit());
  const spin = () => {
    for (const end = Date.now() + 200; Date.now() < end; );
    setImmediate(spin);
  };
  spin();`;
const CATEGORIES = Object.keys(GOALS) as Category[];
const PAGES = ['/', '/policies/privacy', '/policies/terms', '/policies/cookies', '/policies/security'];
const ROUNDS = 3;
const TRIES = 3;
const ADDRESSES = PAGES.flatMap((path) => [path, path === '/' ? '/fr' : `/fr${path}`]);

/**
 * Lighthouse, emulating a phone, on every page of the public site. `npm run bench -- site / /fr` measures only those,
 * `--busy` with two endless loops running; SITE_URL measures a running product.
 */
async function measureSite(): Promise<void> {
  await ensureBenchTools();
  const isBusy = process.argv.includes('--busy');
  const chosen = process.argv.slice(2).filter((word) => word !== '--busy');
  const addresses = chosen.length > 0 ? chosen : ADDRESSES;
  const measure = (url: string) =>
    isBusy ? withBusyLoops(() => measureAll(url, addresses)) : measureAll(url, addresses);
  const given = process.env.SITE_URL;
  const rows = given ? await measure(given) : await runProduct(measure);
  print(rows);
  const goals = isBusy ? { ...GOALS, performance: BUSY_GOAL } : GOALS;
  const missed = rows.flatMap((row) => findMissed(row, goals));
  for (const line of missed) console.error(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

/** Runs processes that keep a processor busy while `work` runs. */
async function withBusyLoops<Value>(work: () => Promise<Value>): Promise<Value> {
  const loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ['--eval', BUSY_LOOP], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  try {
    return await work();
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
    await Promise.all(loops.map((loop) => loop.exitCode ?? loop.signalCode ?? once(loop, 'exit')));
  }
}

async function measureAll(url: string, addresses: readonly string[]): Promise<Result[]> {
  const { lighthouse, launch } = await loadTools();
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  const settings = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' };
  const measure = async (address: string) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const { lhr } = await lighthouse(`${url}${address}`, settings);
      // Lighthouse sometimes misses the first paint in its own recording, and then knows nothing about the page.
      if (lhr.audits['cumulative-layout-shift']?.numericValue !== undefined) return lhr;
    }
    throw new Error(`${address}: Lighthouse saw no paint in ${TRIES} tries`);
  };
  try {
    const rows: Result[] = [];
    // A warm-up: a browser and a product that have just started are busy.
    await measure(addresses[0] ?? '/');
    for (const address of addresses) {
      // The first request renders and compresses the page, and loads the prices for the second; visitors come after
      // that.
      for (let warm = 0; warm < 2; warm++) await fetch(`${url}${address}`).then((answer) => answer.text());
      const results: Result[] = [];
      for (let round = 0; round < ROUNDS; round++) results.push(readResult(address, await measure(address)));
      rows.push(middleOf(results));
    }
    return rows;
  } finally {
    chrome.kill();
  }
}

/** Installed with the other tools of the measurements, so that nothing says where they are before. */
async function loadTools(): Promise<{
  lighthouse: (address: string, settings: object) => Promise<{ lhr: Report }>;
  launch: (settings: object) => Promise<{ port: number; kill(): void }>;
}> {
  const [name, launcher] = ['lighthouse', 'chrome-launcher'];
  const [{ default: lighthouse }, { launch }] = await Promise.all([import(name), import(launcher)]);
  return { lighthouse, launch };
}

/** The round of median speed, as Lighthouse itself advises; for everything else the worst round counts. */
function middleOf(results: readonly Result[]): Result {
  const bySpeed = results.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const middle = bySpeed[Math.floor(ROUNDS / 2)] as Result;
  const worst = (name: Category) => Math.min(...results.map(({ scores }) => scores[name]));
  return {
    ...middle,
    scores: scoresBy((name) => (name === 'performance' ? middle.scores.performance : worst(name))),
    failures: [...new Set(results.flatMap(({ failures }) => failures))],
    shift: Math.max(...results.map(({ shift }) => shift)),
  };
}

const scoresBy = (score: (name: Category) => number) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Record<Category, number>;

function readResult(address: string, { categories, audits }: Report): Result {
  const requests = audits['network-requests']?.details.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    address,
    scores: scoresBy((name) => Math.round(categories[name].score * 100)),
    failures: Object.values(categories).flatMap(({ id, auditRefs }) =>
      id === 'performance'
        ? []
        : auditRefs
            .filter(({ id: name, weight }) => weight > 0 && (audits[name]?.score ?? 0) < 1)
            .map(({ id: name }) => name),
    ),
    shift: value('cumulative-layout-shift'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

function findMissed({ address, scores, shift, failures }: Result, goals: Record<Category, number>): string[] {
  const low = CATEGORIES.filter((name) => scores[name] < goals[name]).map(
    (name) => `${address}: ${name} is ${scores[name]}, the goal is ${goals[name]} (${failures.join(', ')})`,
  );
  return shift > 0 ? [...low, `${address}: the layout shifts by ${shift.toFixed(4)}, the goal is 0`] : low;
}

function print(rows: readonly Result[]): void {
  console.table(
    rows.map(({ address, scores, shift, firstPaint, largestPaint, blocked, scriptBytes }) => ({
      page: address,
      ...scores,
      'layout shift': Number(shift.toFixed(4)),
      'first paint, s': seconds(firstPaint),
      'largest paint, s': seconds(largestPaint),
      'blocked, ms': Math.round(blocked),
      'script sent, KB': Number((scriptBytes / 1024).toFixed(1)),
    })),
  );
}

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(2));

measureSite().catch(reportError);
