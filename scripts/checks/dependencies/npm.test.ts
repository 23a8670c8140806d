import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askRegistry } from './ask-registry.ts';

const advisory = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-planted',
  title: 'A hole',
  severity: 'high',
  vulnerable_versions: '>=1.0.0 <1.1.0',
};

describe('what npm says of a lockfile', { timeout: 60_000 }, () => {
  let folder: string;
  let registry: Server | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evenway-lockfile-'));
    const own = { name: 'x', version: '1.0.0', dependencies: { outer: '1.0.0' } };
    const packages = {
      '': own,
      'node_modules/outer': { version: '1.0.0', license: 'MIT', dependencies: { inner: '1.0.0' } },
      'node_modules/inner': { version: '1.0.0', license: 'MIT' },
    };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(own));
    const lock = { ...own, lockfileVersion: 3, requires: true, packages };
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    registry?.close();
    registry = undefined;
  });

  /** Answers what npm sends for an audit; everything else is missing. */
  const startRegistry = async (status: number, answer: object) => {
    const server = createServer((request, response) => {
      const isAudit = request.method === 'POST' && request.url === '/-/npm/v1/security/advisories/bulk';
      request.resume().once('end', () => {
        response.writeHead(isAudit ? status : 404, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(isAudit ? answer : {}));
      });
    });
    registry = server;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await writeFile(path.join(folder, '.npmrc'), `registry=http://127.0.0.1:${port}/\n`);
  };

  it('names each advisory once, also of what is installed for another package', async () => {
    await startRegistry(200, { inner: [advisory] });
    expect(await askRegistry(folder)).toEqual([
      { id: 'GHSA-planted', package: 'inner', summary: 'A hole', range: '>=1.0.0 <1.1.0' },
    ]);
  });

  it('is that nothing is known', async () => {
    await startRegistry(200, {});
    expect(await askRegistry(folder)).toEqual([]);
  });

  it('is never taken for nothing if the registry does not answer the question', async () => {
    await startRegistry(405, {});
    await expect(askRegistry(folder)).rejects.toThrow(/could not be asked.*\n.*405/);
  });
});
