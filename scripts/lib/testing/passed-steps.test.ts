import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { steps } from '../../test-steps.ts';
import { listFiles } from '../build/hash-files.ts';
import { inRoot, ROOT } from '../paths.mjs';
import { undeclaredReads } from './declared-reads.ts';
import { inputsOf, passedSteps } from './passed-steps.ts';

const root = mkdtempSync(path.join(tmpdir(), 'evenway-passed-'));
const record = path.join(root, 'record.json');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
beforeAll(() => {
  for (const name of ['docs', 'deploy', 'docs/dist', 'scripts/lib'])
    mkdirSync(path.join(root, name), { recursive: true });
});
afterEach(() => rmSync(record, { force: true }));
afterAll(() => rmSync(root, { recursive: true }));

const step = { run: ['check.mjs'], reads: ['docs/'] };
const inputs = (of: Parameters<typeof inputsOf>[0] = step, depth = '') => inputsOf(of, { root, depth });

it.each([
  ['a file that it reads', 'docs/a.md'],
  ['a file that every step reads', 'scripts/lib/paths.mjs'],
  ['the settings', '.env'],
])('a step has other inputs after a change of %s', async (_, file) => {
  const before = await inputs();
  write(file, 'one');
  const added = await inputs();
  write(file, 'two');
  expect(new Set([before, added, await inputs()]).size).toBe(3);
  rmSync(path.join(root, file));
  expect(await inputs()).toBe(before);
});

it('a step has the same inputs after any other change', async () => {
  const before = await inputs();
  write('deploy/compose.yaml', 'services:');
  write('docs/dist/built.js', '1;');
  expect(await inputs()).toBe(before);
});

it('a step has other inputs with another command, further files, another depth', async () => {
  const others = [
    await inputs(),
    await inputs({ ...step, run: ['check.mjs', '--strict'] }),
    await inputs({ ...step, reads: ['docs/', 'deploy/'] }),
    await inputs(step, 'full'),
  ];
  expect(new Set(others).size).toBe(others.length);
});

it('a step that does not say what it reads is never known to have passed', async () => {
  expect(await inputs({ run: ['check.mjs'] })).toBeUndefined();
  const passed = passedSteps(record);
  passed.remember('lint', undefined, { passed: 1, failed: 0 });
  expect(passed.find('lint', undefined)).toBe(0);
});

it('only what passed is remembered, for these inputs, and forgotten when it fails', () => {
  const passed = passedSteps(record);
  expect(passed.find('api', 'a')).toBe(0);
  passed.remember('api', 'a', { passed: 5, failed: 0 });
  passed.remember('e2e', 'a', { passed: 7, failed: 0 });
  expect(passed.find('api', 'a')).toBe(5);
  expect(passed.find('api', 'b')).toBe(0);
  passed.remember('api', 'a', { passed: 4, failed: 1 });
  expect(passed.find('api', 'a')).toBe(0);
  expect(passed.find('e2e', 'a')).toBe(7);
  writeFileSync(record, '{"e2e":');
  expect(passed.find('e2e', 'a')).toBe(0);
});

it('what a step opened is compared with what it says, and what is built with its sources', () => {
  const trace = [
    '1 openat(AT_FDCWD, "packages/checks/src/a.ts", O_RDONLY|O_CLOEXEC) = 3',
    '1 open("docs/api.md", O_RDONLY) = 3',
    '1 openat(AT_FDCWD, "apps/web/dist/index.html", O_RDONLY) = 3',
    '1 openat(AT_FDCWD, "package.json", O_RDONLY) = 3',
    '1 openat(AT_FDCWD, "docs/written.md", O_WRONLY|O_CREAT) = 3',
    '1 openat(AT_FDCWD, "/etc/hosts", O_RDONLY) = 3',
  ].join('\n');
  const files = new Set(['packages/checks/src/a.ts', 'docs/api.md', 'docs/written.md', 'package.json']);
  expect(undeclaredReads(trace, ['packages/'], files)).toEqual(['apps/web/dist/index.html', 'docs/api.md']);
  expect(undeclaredReads(trace, ['packages/', 'apps/web/', 'docs/api.md'], files)).toEqual([]);
});

it('each module test belongs to exactly one step', async () => {
  const filters = steps
    .filter(({ run }) => run.includes('unit'))
    .map(({ run }) => run.filter((arg) => /\/$/.test(arg)));
  const folders = await Promise.all(['packages', 'apps', 'scripts'].map((folder) => listFiles(inRoot(folder))));
  const tests = folders
    .flat()
    .map((file) => path.relative(ROOT, file))
    .filter((file) => /^(?:(?:packages|apps)\/[^/]+\/src|scripts)\/.*\.test\.(?:tsx?|mjs)$/.test(file))
    .filter((file) => !file.startsWith('apps/api/'));
  expect(tests.length).toBeGreaterThan(200);
  const misplaced = tests.filter(
    (file) => filters.filter((places) => places.some((p) => file.includes(p))).length !== 1,
  );
  expect(misplaced).toEqual([]);
});
