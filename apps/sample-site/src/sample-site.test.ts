import { fileURLToPath } from 'node:url';
import { createPages } from '@evenway/stand-in-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSampleSite } from './sample-site.ts';
import type { SampleWebsite } from './sample-website.ts';

const CDN = 'https://widgets.example';
const FILES = fileURLToPath(new URL('../files', import.meta.url));
const WEBSITE: SampleWebsite = {
  domain: 'bakery.example',
  isDelivered: true,
  snippet: '<script>addWidget("abc123")</script>',
  tag: `<script src="${CDN}/widget.js" data-widget-id="abc123" defer></script>`,
};

let website: SampleWebsite | null;
let app: FastifyInstance;
beforeEach(async () => {
  website = WEBSITE;
  app = fastify();
  // Like the application around it, whose policy must not win here.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'");
  });
  await app.register(createPages([createSampleSite({ cdnUrl: CDN, findWebsite: async () => website, files: FILES })]));
});
afterEach(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/local/site${path}`, headers });
const PAGES = ['', '/journal', '/kitchen', '/market', '/order'];

describe('the sample site', () => {
  it.each(PAGES)(
    'carries the pasted snippet once, at the end of the body, with no policy in its way: %s',
    async (path) => {
      const { body, headers } = await get(path);
      expect(body.split(WEBSITE.snippet)).toHaveLength(2);
      expect(body).toMatch(/<\/script>\s*<\/body>/);
      expect(headers['content-security-policy']).toBeUndefined();
      expect(body).toContain('It carries the widget of bakery.example.');
    },
  );

  it.each(PAGES)('has nothing inline under the strict policy, and stays under it: %s', async (path) => {
    const { body, headers } = await get(`${path}?csp=strict`);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${CDN};`);
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(body).toContain(WEBSITE.tag);
    expect(body).not.toMatch(/<style|\sstyle="|\son\w+="|<script>/);
    const links = [...body.matchAll(/class="main-nav"[\s\S]*?<\/nav>/g)].join('').match(/href="[^"]+"/g) ?? [];
    expect(links).toHaveLength(PAGES.length);
    expect(links.every((link) => link.includes('csp=strict'))).toBe(true);
  });

  it.each(PAGES)('every file it names is there: %s', async (path) => {
    const { body } = await get(path);
    const names = new Set(
      [...body.matchAll(/"\/local\/site(\/(?:files|calendar)[^"]*)"/g)].map(([, name]) => name ?? ''),
    );
    expect(names.size).toBeGreaterThan(2);
    for (const name of names) expect((await get(name)).statusCode, name).toBe(200);
  });

  it.each(PAGES)('keeps a check of its pages on the site: no link out of it is to be followed: %s', async (path) => {
    const { body } = await get(path);
    const links = body.match(/<a [^>]*href="[^"]*"[^>]*>/g) ?? [];
    const out = links.filter((link) => !/href="(#|tel:|\/local\/site)/.test(link));
    expect(out).not.toEqual([]);
    expect(out.filter((link) => !link.includes('rel="nofollow"'))).toEqual([]);
  });

  it('lets its pages be framed by itself, but for the one where people order', async () => {
    const header = async (path: string) => (await get(path)).headers['x-frame-options'];
    expect(await Promise.all(PAGES.map(header))).toEqual([...Array(4).fill('SAMEORIGIN'), 'DENY']);
  });

  it('speaks French, which the widget follows', async () => {
    const { body } = await get('/journal?lang=fr&csp=strict');
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('carnet de levain');
    expect(body).toContain('lang=fr&amp;csp=strict');
  });

  it('says so and works on when its website is deleted, or does not run', async () => {
    website = { ...WEBSITE, isDelivered: false };
    expect((await get('')).body).toContain('The subscription of bakery.example does not run');
    website = null;
    const { body, statusCode } = await get('');
    expect(statusCode).toBe(200);
    expect(body).toContain('there is no widget here');
    expect(body).not.toContain('abc123');
  });

  it('hands out its film in parts, for players that ask so', async () => {
    const whole = (await get('/files/oven.webm')).rawPayload;
    const part = await get('/files/oven.webm', { range: 'bytes=4-9' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(whole.subarray(4, 10));
    expect(part.headers['content-range']).toBe(`bytes 4-9/${whole.length}`);
    expect((await get('/files/oven.webm', { range: `bytes=${whole.length}-` })).statusCode).toBe(416);
  });
});
