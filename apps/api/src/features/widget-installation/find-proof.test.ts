import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installationTag } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProof } from './find-proof.ts';

const own = { domain: 'shop.example', uniqueId: 'a'.repeat(32) };
const other = { domain: 'shop.example', uniqueId: 'b'.repeat(32) };
const cdnUrl = 'https://cdn.example';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reading = () => ({
  port: (server.address() as AddressInfo).port,
  resolve: async () => ['127.0.0.1'],
  isPublic: (address: string) => address === '127.0.0.1',
});
const dns = (look: (name: string) => Promise<string[][]>) => findProof(own, 'dns', cdnUrl, { resolveTxt: look });
const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};
const serve = (files: Record<string, { status?: number; type?: string; body?: string; location?: string }>) => {
  answer = ({ url = '' }, response) => {
    const { status = 404, type = 'text/plain', body = '', location } = files[url] ?? {};
    response.writeHead(status, { 'content-type': type, ...(location !== undefined && { location }) }).end(body);
  };
};
const PROOF = '/.well-known/evenway-verification.txt';
const file = () => findProof(own, 'file', cdnUrl, reading());
const snippet = () => findProof(own, 'snippet', cdnUrl, reading());

describe('Y24: a proof that a domain is one’s own', () => {
  it('by DNS is the record of this very website, also in pieces and among others', async () => {
    const asked: string[] = [];
    const record = async (name: string) => {
      asked.push(name);
      return [['v=spf1 -all'], ['evenway-verification=', own.uniqueId]];
    };
    expect(await dns(record)).toBe('proven');
    expect(asked).toEqual(['_evenway.shop.example']);
    expect(await dns(async () => [[`evenway-verification=${other.uniqueId}`]])).toBe('different');
    expect(await dns(async () => [[own.uniqueId], [`x evenway-verification=${own.uniqueId}`]])).toBe('missing');
    expect(await dns(failing('ENODATA'))).toBe('missing');
    expect(await dns(failing('ENOTFOUND'))).toBe('missing');
    expect(await dns(failing('ETIMEOUT'))).toBe('unreachable');
  });

  it('by a file is one that holds the id of this website and nothing else', async () => {
    serve({ [PROOF]: { status: 200, body: `${own.uniqueId}\n` } });
    expect(await file()).toBe('proven');
    for (const body of [
      other.uniqueId,
      `${own.uniqueId} ${other.uniqueId}`,
      `<h1>${own.uniqueId}</h1>`,
      '',
      'x'.repeat(5_000),
    ]) {
      serve({ [PROOF]: { status: 200, body } });
      expect(await file(), body.slice(0, 40)).toBe('different');
    }
    serve({});
    expect(await file()).toBe('missing');
    serve({ [PROOF]: { status: 500, body: own.uniqueId } });
    expect(await file()).toBe('unreachable');
  });

  it('by a file never comes from another host, a subdomain included, except www', async () => {
    for (const [location, outcome] of [
      ['http://elsewhere.example/proof.txt', 'unreachable'],
      ['http://pages.shop.example/proof.txt', 'unreachable'],
      ['http://www.shop.example/proof.txt', 'proven'],
    ] as const) {
      serve({ [PROOF]: { status: 302, location }, '/proof.txt': { status: 200, body: own.uniqueId } });
      expect(await file(), location).toBe(outcome);
    }
  });

  it('by the snippet is that of this website on the home page', async () => {
    const page = (uniqueId: string) => ({
      '/': { status: 200, type: 'text/html', body: `<h1>Shop</h1>${installationTag({ cdnUrl, uniqueId })}` },
    });
    serve(page(own.uniqueId));
    expect(await snippet()).toBe('proven');
    serve(page(other.uniqueId));
    expect(await snippet()).toBe('different');
    serve({ '/': { status: 200, type: 'text/html', body: '<h1>Shop</h1>' } });
    expect(await snippet()).toBe('missing');
    serve({ '/': { status: 503, type: 'text/html', body: 'away' } });
    expect(await snippet()).toBe('unreachable');
  });
});
