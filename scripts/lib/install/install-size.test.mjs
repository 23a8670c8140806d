import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot, ROOT } from '../paths.mjs';
import { describeInstall } from './install-size.mjs';

it('the announced size of the install is that of what is installed', async () => {
  const [, count, megabytes] = /about (\d+) packages \((\d+) MB/.exec(await describeInstall(ROOT)) ?? [];
  const { packages } = JSON.parse(readFileSync(inRoot('node_modules/.package-lock.json'), 'utf8'));
  const installed = Object.values(packages).filter(({ link }) => !link).length;
  expect(Math.abs(Number(count) - installed)).toBeLessThan(15);
  if (process.platform !== 'linux') return;
  const size = diskUsage(inRoot('node_modules')) / 2 ** 20;
  expect(Math.abs(Number(megabytes) - size) / size, `${Math.round(size)} MB are installed`).toBeLessThan(0.1);
});

/** Without what tools keep there later, in folders with a dot. */
function diskUsage(folder, isTop = true) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.isSymbolicLink() || (isTop && entry.name.startsWith('.'))) return sum;
    const file = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? diskUsage(file, false) : statSync(file).blocks * 512);
  }, 0);
}
