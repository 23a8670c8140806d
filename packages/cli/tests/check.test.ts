import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AxeResults, groupFindings, pageResultFromAxe, RULE_IDS, RUN_OPTIONS } from '@evenway/checks';
import { loadAdvice } from '@evenway/checks/advice';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string | undefined;
  }
}

/** The parts of a page that are used in it. */
interface InPage {
  readonly axe: { run(options: unknown): Promise<Record<string, unknown[]>> };
  readonly document: { open(): void; write(html: string): void; close(): void };
}

const BUILD = fileURLToPath(new URL('../build.ts', import.meta.url));
const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));
const folder = mkdtempSync(join(tmpdir(), 'evenway-cli-check-'));
const built = join(folder, 'built');
const baseline = join(folder, 'baseline.json');

const header = '<a class="logo" href="/"></a>';
const pages: Record<string, string> = {
  '/': `<!doctype html><html><title>Shop</title><body>${header}<main><h1>Shop</h1><img src="/a.png">
    <p style="color:#999">Pale</p><a href="/two#part">Two</a> <a href="https://elsewhere.example/">Away</a>
    <a href="/logout">Sign out</a> <a rel="nofollow" href="/order">Order</a>
    <iframe title="Inside" srcdoc="<html lang=en><title>x</title><button></button>"></iframe></main>`,
  '/two': `<!doctype html><html lang="en"><title>Two</title><body>${header}<main><h1>Two</h1></main>`,
  '/index.html': '',
  '/listed': `<!doctype html><html lang="en"><title>Listed</title><body>${header}<main><h1>Listed</h1></main>`,
};
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; require-trusted-types-for 'script'";
const server = createServer(({ url = '' }, response) => {
  const body =
    url === '/sitemap.xml'
      ? `<urlset><url><loc>${origin}/index.html</loc></url><url><loc>${origin}/listed</loc></url></urlset>`
      : pages[url];
  // A strict policy does not matter.
  if (body === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY }).end(body);
});
pages['/index.html'] = pages['/'] ?? '';
let origin: string;
let browser: Browser;

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, HOME: folder, CHROME_PATH: inject('chromium') };
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const NOTE = 'Chrome runs without its sandbox, because you are root. Check only pages that you trust.\n';
/** Each check tells root so, and nobody else. */
async function check(...args: string[]) {
  const { err, ...rest } = await run(join(built, 'evenway.mjs'), 'check', ...args);
  expect(err.startsWith(NOTE)).toBe(process.getuid?.() === 0);
  return { ...rest, err: err.replace(NOTE, '') };
}

beforeAll(async () => {
  const executablePath = inject('chromium');
  if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name one');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [launched, build] = await Promise.all([
    chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }),
    run('--import', 'tsx', BUILD, built),
  ]);
  browser = launched;
  expect(build).toEqual({ code: 0, out: '', err: '' });
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What axe-core finds if the page itself loads it. */
async function plainResult(path: string) {
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}${path}`);
  for (const frame of page.frames()) await frame.addScriptTag({ path: AXE });
  const results = await page.evaluate((options) => (globalThis as unknown as InPage).axe.run(options), RUN_OPTIONS);
  await page.close();
  return pageResultFromAxe(path, results as unknown as AxeResults);
}

describe('evenway check', () => {
  it('finds exactly what axe-core finds, on pages that the website lists and links', async () => {
    const args = ['--pages', '5', '--format', 'json', '--baseline', baseline, '--write-baseline'];
    const { code, out, err } = await check(`${origin}/`, ...args);
    expect([code, err.split('\n').filter((line) => line !== '')]).toEqual([
      0,
      ['/', '/listed', '/two'].map((path) => `${origin}${path} …`),
    ]);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ version: 1, origin, width: 1280, theme: 'light', pages: ['/', '/listed', '/two'] });
    const plain = await Promise.all(report.pages.map(plainResult));
    expect(report.findings).toEqual(
      groupFindings(plain).map(({ fingerprint, ...rest }) => ({ id: fingerprint, ...rest })),
    );
    const rules = report.findings.map(({ rule }: { rule: string }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast', 'html-has-lang', 'button-name']));
    const logo = report.findings.find(({ snippet }: { snippet: string }) => snippet.includes('logo'));
    expect(logo).toMatchObject({ rule: 'link-name', count: 3 });
    expect(logo.pages.length).toBe(3);
  });

  it('fails for what the baseline does not know, and says what to do in the reader’s language', async () => {
    expect(await check(`${origin}/two`, '--baseline', baseline, '--format', 'csv')).toMatchObject({ code: 0 });
    pages['/two'] = `${pages['/two']}<input class="new">`;
    const { code, out } = await check(`${origin}/two`, '--baseline', baseline, '--language', 'fr', '--width', '320');
    expect([code, out]).toEqual([1, expect.stringContaining('Des champs sans étiquette [label]')]);
    expect(out).toMatch(/\[link-name\]\n.* · connu\n/);
    expect(out).toContain('environ un tiers');
  });

  it('ends with 2 when a page could not be checked', async () => {
    const { code, out, err } = await check(`${origin}/missing`, '--json');
    expect([code, err]).toEqual([2, `${origin}/missing …\n${origin}/missing answers 404.\n`]);
    expect(JSON.parse(out).findings).toEqual([]);
    expect((await check(`${origin}/missing`, '--language', 'en')).out).toMatch(/^No page could be checked\.\n/);
  });

  it('A01: a further place of a known finding fails the build, and A14: the output tells it from what is known', async () => {
    const file = join(folder, 'images.json');
    const image = (alt = '') => `<img class="img-fluid" src="/x.png"${alt}>`;
    const show = (...images: string[]) => {
      pages['/images'] =
        `<!doctype html><html lang="en"><title>Images</title><main><h1>Images</h1>${images.join('')}</main>`;
    };
    const run = (...args: string[]) => check(`${origin}/images`, '--language', 'en', '--baseline', file, ...args);
    show(image(), image(' alt="A shop"'), image(' alt="A shop"'));
    expect((await run('--write-baseline')).code).toBe(0);
    expect(await run()).toMatchObject({
      code: 0,
      out: expect.stringContaining('No new findings on 1 page.\n1 known finding.'),
    });
    show(image(), image(), image());
    const more = await run();
    expect([more.code, more.out]).toEqual([1, expect.stringContaining('3 places on 1 page · 2 new')]);
    expect(more.out).toContain('1 new finding on 1 page: 1 critical.\nAutomated');
    expect(JSON.parse((await run('--format', 'json')).out).findings).toMatchObject([
      { rule: 'image-alt', count: 3, change: 'new', newCount: 2 },
    ]);
    show(image(' alt="A shop"'), image(' alt="A shop"'), image(' alt="A shop"'));
    const fixed = await run();
    expect(fixed).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 known finding is fixed, at least in part.'),
    });
    expect(JSON.parse((await run('--json')).out).baseline.fixed).toMatchObject([{ rule: 'image-alt' }]);
  });
});

/** They need more than a snippet: media, a frame's own page, a style sheet. */
const BEYOND_A_SNIPPET = [
  'frame-focusable-content',
  'frame-tested',
  'no-autoplay-audio',
  'scrollable-region-focusable',
  'skip-link',
];
/** The elements for examples that are styles. */
const STYLED = `<p class="hint">Words</p><p class="content">Words and <a href="/x">a link</a> and words</p>
  <div class="pager"><a href="/1">1</a><a href="/2">2</a></div>`;

it('examples of the advice break their rule before, and keep it after', async () => {
  const findAdvice = await loadAdvice('en');
  const examples = RULE_IDS.filter((rule) => !BEYOND_A_SNIPPET.includes(rule)).map((rule) => {
    const { before = '', after = '' } = findAdvice(rule)?.example ?? {};
    return { rule, before: toPage(before), after: toPage(after) };
  });
  const page = await browser.newPage();
  await page.addScriptTag({ path: AXE });
  const wrong = await page.evaluate(async (all) => {
    const { axe, document } = globalThis as unknown as InPage;
    const run = async (rule: string, html: string) => {
      document.open();
      document.write(html);
      document.close();
      const { violations = [], incomplete = [] } = await axe.run({ runOnly: { type: 'rule', values: [rule] } });
      return { fails: violations.length > 0, asks: incomplete.length > 0 };
    };
    const found: string[] = [];
    for (const { rule, before, after } of all) {
      const [first, second] = [await run(rule, before), await run(rule, after)];
      // Some rules only ask a person to look.
      if (!(first.fails || first.asks) || second.fails || second.asks) found.push(rule);
    }
    return found;
  }, examples);
  await page.close();
  expect(wrong).toEqual([]);
});

function toPage(code: string): string {
  const start = '<!doctype html>';
  if (/^<(html|body)/.test(code)) return `${start}${code}`;
  if (/^<(title|meta)/.test(code)) return `${start}<html lang="en"><head>${code}</head><body>`;
  const body = code.startsWith('.') ? `<style>${code}</style>${STYLED}` : code;
  return `${start}<html lang="en"><head><title>Example</title></head><body>${body}`;
}
