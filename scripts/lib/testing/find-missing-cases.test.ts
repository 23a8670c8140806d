import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMissingCases } from './find-missing-cases.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenway-cases-'));
  await mkdir(path.join(folder, 'suites/text'), { recursive: true });
  await writeFile(path.join(folder, 'suites/text/text.ts'), "describe('W7'); test('W8 W9 grows'); test('stays');");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const missing = async (...assertionResults: { title: string; ancestorTitles: string[]; status: string }[]) => {
  const report = path.join(folder, 'report.json');
  await writeFile(report, JSON.stringify({ testResults: [{ assertionResults }] }));
  return findMissingCases(path.join(folder, 'suites'), report);
};
const grows = { title: 'W8 W9 grows', ancestorTitles: ['', 'W7'], status: 'passed' };
const stays = { title: 'stays', ancestorTitles: ['', 'W7'], status: 'passed' };

it('names the cases of which no test ran', async () => {
  expect(await missing(grows, stays)).toEqual([]);
  expect(await missing({ ...grows, status: 'skipped' }, stays)).toEqual(['W8', 'W9']);
});

it('takes a test for one of its group only where its title names no case', async () => {
  expect(await missing(grows, { ...stays, status: 'skipped' })).toEqual(['W7']);
});
