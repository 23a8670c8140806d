import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installedMatchesLock } from './installed-matches-lock.mjs';
import { linkWorkspaces } from './link-workspaces.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'evenway-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a package of our own that came later is linked, and nothing has to be installed again', async () => {
  const write = (name, content) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  };
  const earlier = { 'node_modules/a': { version: '1.0.0' } };
  write('node_modules/.package-lock.json', { packages: earlier });
  write('packages/new/package.json', { name: '@evenway/new' });
  write('package-lock.json', {
    packages: { ...earlier, 'node_modules/@evenway/new': { resolved: 'packages/new', link: true } },
  });
  expect(await installedMatchesLock(folder)).toBe(false);
  await linkWorkspaces(folder);
  await linkWorkspaces(folder);
  expect(await installedMatchesLock(folder)).toBe(true);
  expect(readFileSync(path.join(folder, 'node_modules/@evenway/new/package.json'), 'utf8')).toContain('@evenway/new');
});
