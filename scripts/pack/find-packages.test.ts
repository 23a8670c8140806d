import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPackages } from './find-packages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'evenway-pack-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const install = (place: string, manifest: object = {}) => {
  mkdirSync(path.join(root, place), { recursive: true });
  writeFileSync(path.join(root, place, 'package.json'), JSON.stringify(manifest));
};

it('finds what a package needs where Node would, and no types or missing binaries of other platforms', async () => {
  install('node_modules/queue', {
    dependencies: { driver: '1', '@types/driver': '1' },
    peerDependencies: { peer: '1', unneeded: '1' },
    peerDependenciesMeta: { unneeded: { optional: true } },
  });
  install('node_modules/queue/node_modules/driver', { dependencies: { shared: '1' } });
  install('node_modules/driver', { dependencies: { unused: '1' } });
  install('node_modules/shared');
  install('node_modules/peer');
  install('node_modules/hash', { optionalDependencies: { '@hash/here': '1', '@hash/elsewhere': '1' } });
  install('node_modules/@hash/here');
  expect(await findPackages(root, ['queue', 'hash'])).toEqual([
    'node_modules/@hash/here',
    'node_modules/hash',
    'node_modules/peer',
    'node_modules/queue',
    'node_modules/queue/node_modules/driver',
    'node_modules/shared',
  ]);
});

it('refuses to pack a server that would not start', async () => {
  install('node_modules/queue', { dependencies: { driver: '1' } });
  await expect(findPackages(root, ['queue'])).rejects.toThrowError(/driver, which node_modules\/queue needs/);
});
