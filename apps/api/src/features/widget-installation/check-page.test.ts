import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { earlySnippet, installationSnippet, installationTag } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../platform/public-pages/public-address.ts';
import { checkPage } from './check-page.ts';

const own = { domain: 'shop.example', uniqueId: 'a'.repeat(32) };
const cdnUrl = 'https://cdn.example';
const snippet = installationSnippet({ cdnUrl, uniqueId: own.uniqueId });
const tag = installationTag({ cdnUrl, uniqueId: own.uniqueId });
const page = (body: string) => `<!doctype html><html><body><h1>Shop</h1>${body}</body></html>`;

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The website is on this machine, treated as public; https is refused there, as on a site without it. */
async function check(
  path = '/',
  names: Record<string, string[]> = {},
  more: { timeoutMs?: number; maxBytes?: number } = {},
) {
  requests = [];
  const page = await checkPage(own, path, cdnUrl, {
    port: (server.address() as AddressInfo).port,
    resolve: async (host) => names[host] ?? ['127.0.0.1'],
    isPublic: (address) => address === '127.0.0.1',
    ...more,
  });
  return page.check;
}
const html = (body: string, headers: Record<string, string> = {}) => {
  answer = (_request, response) => void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
};

describe('a check of the page', () => {
  it('finds the snippet in each of its forms', async () => {
    for (const [form, isPinned] of [
      [snippet, false],
      [earlySnippet({ cdnUrl, uniqueId: own.uniqueId }), false],
      [tag, false],
      [
        installationTag({
          cdnUrl,
          uniqueId: own.uniqueId,
          pinned: { path: '/widget/parts/loader.1f.js', integrity: 'sha384-x' },
        }),
        true,
      ],
    ] as const) {
      html(page(form));
      expect(await check()).toMatchObject({ outcome: 'installed', isPinned, httpStatus: 200, policyAdditions: [] });
    }
    answer = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
        .end(gzipSync(page(snippet)));
    expect((await check()).outcome).toBe('installed');
  });

  it('tells a missing, a foreign and a second snippet apart', async () => {
    const other = installationSnippet({ cdnUrl, uniqueId: 'b'.repeat(32) });
    const cases = [
      [page(''), 'missing'],
      [page(`<!-- ${snippet} -->`), 'missing'],
      [page(other), 'other'],
      [page(snippet + snippet), 'several'],
      [page(other + tag), 'several'],
    ] as const;
    for (const [body, outcome] of cases) {
      html(body);
      expect((await check()).outcome, body).toBe(outcome);
    }
  });

  it('says what the page answered instead of a page', async () => {
    answer = (_request, response) => void response.writeHead(503, { 'content-type': 'text/html' }).end(page(snippet));
    expect(await check('/status')).toMatchObject({ outcome: 'failed', httpStatus: 503 });
    expect(requests).toEqual(['shop.example/status']);
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
    expect((await check()).outcome).toBe('notAPage');
    html('x'.repeat(20_000));
    expect((await check('/', {}, { maxBytes: 10_000 })).outcome).toBe('tooLarge');
    answer = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync('x'.repeat(1_000_000)));
    expect((await check('/', {}, { maxBytes: 10_000 })).outcome).toBe('tooLarge');
    answer = () => undefined;
    expect((await check('/', {}, { timeoutMs: 200 })).outcome).toBe('unreachable');
  });

  it('names what a content policy lacks', async () => {
    html(page(snippet), { 'content-security-policy': "default-src 'self'; img-src *" });
    expect(await check()).toMatchObject({
      outcome: 'installed',
      isInlineForbidden: true,
      policyAdditions: [`script-src ${cdnUrl}`, `connect-src ${cdnUrl}`, `font-src ${cdnUrl}`],
    });
    html(page(tag), {
      'content-security-policy': "script-src 'self' *.example; connect-src https:; trusted-types app",
    });
    expect(await check()).toMatchObject({ isInlineForbidden: false, policyAdditions: ['trusted-types evenway'] });
    html(page(`<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-1' 'strict-dynamic'">${snippet}`));
    expect(await check()).toMatchObject({ isInlineForbidden: false, policyAdditions: [] });
    html(page(`<meta http-equiv="content-security-policy" content="connect-src https://api.example">${snippet}`));
    expect((await check()).policyAdditions).toEqual([`connect-src ${cdnUrl}`]);
  });

  it('X25: goes to public addresses only', async () => {
    const hidden = [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      'localhost',
      '',
    ];
    for (const address of hidden) expect(isPublicAddress(address), address).toBe(false);
    for (const address of ['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4007::1'])
      expect(isPublicAddress(address), address).toBe(true);
    html(page(snippet));
    expect((await check('/', { 'shop.example': ['10.0.0.5'] })).outcome).toBe('private');
    expect((await check('/', { 'shop.example': ['127.0.0.1', '10.0.0.5'] })).outcome).toBe('private');
    expect(requests).toEqual([]);
  });

  it('X26: connects to the address that was checked, even if the name leads elsewhere a moment later', async () => {
    html(page(snippet));
    // Only these answers exist: no other name server knows shop.example.
    const checkWith = async (answers: string[]) => {
      requests = [];
      const left = [...answers];
      const { check } = await checkPage(own, '/', cdnUrl, {
        port: (server.address() as AddressInfo).port,
        resolve: async () => [left.shift() ?? 'asked once too often'],
        isPublic: (address) => address === '127.0.0.1',
      });
      return { outcome: check.outcome, left, requests };
    };
    // https and http each resolve once; connecting does not resolve again.
    expect(await checkWith(['127.0.0.1', '127.0.0.1', '10.0.0.5'])).toEqual({
      outcome: 'installed',
      left: ['10.0.0.5'],
      requests: ['shop.example/'],
    });
    expect(await checkWith(['127.0.0.1', '10.0.0.5'])).toEqual({ outcome: 'private', left: [], requests: [] });
  });

  it('X27: follows redirects within the website, and to no other place', async () => {
    const redirect = (location: string) => {
      answer = (request, response) =>
        void (request.url === '/end'
          ? response.writeHead(200, { 'content-type': 'text/html' }).end(page(snippet))
          : response.writeHead(302, { location }).end());
    };
    redirect('http://www.shop.example/end');
    expect(await check()).toMatchObject({ outcome: 'installed', url: 'http://www.shop.example/end' });
    redirect('/end');
    expect((await check()).outcome).toBe('installed');
    redirect('http://169.254.169.254/latest/meta-data');
    expect(await check()).toMatchObject({ outcome: 'elsewhere', movedTo: 'http://169.254.169.254/latest/meta-data' });
    redirect('http://inner.shop.example/end');
    expect((await check('/', { 'inner.shop.example': ['10.0.0.5'] })).outcome).toBe('private');
    for (const odd of [
      'http://shop.example:6379/',
      'ftp://shop.example/',
      'http://a:b@shop.example/',
      'file:///etc/passwd',
    ]) {
      redirect(odd);
      expect(['private', 'elsewhere'], odd).toContain((await check()).outcome);
    }
    redirect('/again');
    expect((await check()).outcome).toBe('unreachable');
    expect(requests.length).toBeLessThanOrEqual(6);
  });
});
