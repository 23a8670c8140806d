import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRoot, ROOT } from '../paths.mjs';
import { describeInstall, installedMatchesLock, linkWorkspaces } from './ensure-packages.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'evenway-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a package of our own that came later is linked, and nothing has to be installed again', async () => {
  const write = (name: string, content: object) => {
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

it('the announced size of the install is that of what is installed', async () => {
  const [, count, megabytes] = /about (\d+) packages \((\d+) MB/.exec(await describeInstall(ROOT)) ?? [];
  const { packages }: { packages: Record<string, { link?: boolean }> } = JSON.parse(
    readFileSync(inRoot('node_modules/.package-lock.json'), 'utf8'),
  );
  const installed = Object.values(packages).filter(({ link }) => !link).length;
  expect(Math.abs(Number(count) - installed)).toBeLessThan(15);
  if (process.platform !== 'linux') return;
  const size = diskUsage(inRoot('node_modules')) / 2 ** 20;
  expect(Math.abs(Number(megabytes) - size) / size, `${Math.round(size)} MB are installed`).toBeLessThan(0.1);
});

/** Without what tools keep there later, in folders with a dot. */
function diskUsage(folder: string, isTop = true): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.isSymbolicLink() || (isTop && entry.name.startsWith('.'))) return sum;
    const file = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? diskUsage(file, false) : statSync(file).blocks * 512);
  }, 0);
}
