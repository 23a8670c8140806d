import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { installationSnippet } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPage } from './check-page.ts';

const own = { domain: 'shop.example', uniqueId: 'a'.repeat(32) };
const cdnUrl = 'https://cdn.example';
const snippet = installationSnippet({ cdnUrl, uniqueId: own.uniqueId });
const BYTES = 1_950_000;
const fill = (unit: string) => unit.repeat(Math.floor(BYTES / unit.length));
const script = (code: string) => `<script>${code.slice(0, BYTES)}</script>`;

const ordinary = fill('<div class="card"><a href="/bread">Bread &amp; rolls</a><p>Every morning.</p></div>\n');
const hostile: Record<string, string> = {
  'tags that never end': fill('<meta '),
  'a tag of many attributes': `<a ${fill('b=1 c ')}`,
  'attributes with new names': `<a ${Array.from({ length: 160_000 }, (_, index) => `a${index}="" `).join('')}>`,
  'an attribute that never ends': `<meta content="${fill('x ')}`,
  'a name that never ends': `<${fill('meta')}`,
  'comments that never end': fill('<!--'),
  'a comment of dashes': `<!--${fill('-')}`,
  'comments that almost end': `<!--${fill('--!-')}`,
  'nothing but brackets': fill('<'),
  'scripts that almost end': `<script>${fill('</scrip')}`,
  'scripts in scripts': fill('<script><script></script>'),
  'names of our attribute': script(fill('data-widget-id')),
  'our attribute and spaces': script(`data-widget-id${fill(' ')}`),
  'our attribute, spaces and commas': script(fill("data-widget-id'   ,   ")),
  'the path of a pinned file': script(`data-widget-id="${own.uniqueId}"${fill('/widget/parts/loader.')}`),
  'a pinned file that never ends': script(`data-widget-id="${own.uniqueId}"/widget/parts/loader${fill('.j')}`),
  'many policies': fill('<meta http-equiv=content-security-policy content=",,,,,,,,,,,,,,,,,,,,,,,,">'),
  'a policy of many parts': `<meta http-equiv="content-security-policy" content="${fill('font-src a,')}">`,
  'a policy of spaces': `<meta http-equiv="content-security-policy" content="script-src${fill(' ')}x">`,
  'references in attributes': fill(`<meta content="${'&#38;&amp;&#x26;&'.repeat(40)}">`),
};

let server: Server;
let page: Buffer;
let policy = '';
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': 'gzip',
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The longest time for which nothing else could run, and the CPU time of the whole check. */
async function measure(body: string) {
  page = gzipSync(body);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.cpuUsage();
  delay.enable();
  const { check } = await checkPage(own, '/', cdnUrl, {
    port: (server.address() as AddressInfo).port,
    resolve: async () => ['127.0.0.1'],
    isPublic: () => true,
  });
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  return { outcome: check.outcome, delay: delay.max, work: user + system };
}

const TRIES = 3;
/** Compared with an ordinary page of the same size, so a slow or busy machine is slow for both. */
const MAX_RATIO = 8;

describe('Y02: a hostile page', () => {
  let usual = { delay: 0, work: 0 };
  beforeAll(async () => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { delay, work } = await measure(ordinary);
      usual = { delay: Math.max(usual.delay, delay), work: Math.max(usual.work, work) };
    }
  });

  /** The best of a few runs: another program may take the processor during one of them. */
  async function expectUsual(body: string): Promise<void> {
    let best = { delay: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY };
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { delay, work } = await measure(body);
      best = { delay: Math.min(best.delay, delay), work: Math.min(best.work, work) };
      if (best.delay < usual.delay * MAX_RATIO && best.work < usual.work * MAX_RATIO) return;
    }
    expect(best.delay / usual.delay).toBeLessThan(MAX_RATIO);
    expect(best.work / usual.work).toBeLessThan(MAX_RATIO);
  }

  it.each(Object.entries(hostile))('blocks nobody: %s', (_name, body) => expectUsual(body));

  it('blocks nobody: a header of many policies', async () => {
    policy = 'font-src a,'.repeat(5_500);
    await expectUsual(ordinary);
    policy = '';
  });

  it('does not hide the snippet behind it', async () => {
    for (const before of ['<meta '.repeat(1_000), '<!--'.repeat(1_000), '<script></scrip'.repeat(1_000)]) {
      expect((await measure(`<p title='${before}'>${snippet}`)).outcome, before.slice(0, 20)).toBe('installed');
    }
  });
});
