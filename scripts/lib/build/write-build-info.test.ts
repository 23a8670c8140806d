import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeBuildInfo } from './write-build-info.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'evenway-build-'));
  writeFileSync(path.join(root, 'package.json'), '{ "version": "1.2.3" }');
  vi.stubEnv('COMMIT', undefined);
  // Whatever repository the folder of temporary files is in.
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
});
afterEach(() => rmSync(root, { recursive: true }));

async function written() {
  await writeBuildInfo(root, root);
  return JSON.parse(readFileSync(path.join(root, 'build-info.json'), 'utf8'));
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

it.skipIf(spawnSync('git', ['--version']).status !== 0)(
  'names the commit of the sources, and says that they were changed since',
  async () => {
    git('init', '--quiet');
    git('add', 'package.json');
    git('commit', '--quiet', '--message', 'a');
    const commit = git('rev-parse', 'HEAD').trim();
    expect(await written()).toEqual({ version: '1.2.3', commit });
    writeFileSync(path.join(root, 'package.json'), '{ "version": "1.2.4" }');
    expect(await written()).toEqual({ version: '1.2.4', commit: `${commit}-dirty` });
  },
);

it('takes the commit from COMMIT where there is no history, and knows none without', async () => {
  expect(await written()).toEqual({ version: '1.2.3', commit: 'unknown' });
  vi.stubEnv('COMMIT', 'abc');
  expect(await written()).toEqual({ version: '1.2.3', commit: 'abc' });
});
