import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

describe('the count of passed and failed tests', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evenway-count-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const count = async (kind: 'vitest' | 'playwright', report: unknown, code: number) => {
    const file = path.join(folder, 'report.json');
    await writeFile(file, JSON.stringify(report));
    return countTests(kind, file, code);
  };

  it('takes a tool for one test', async () => {
    expect(await countTests(undefined, '', 0)).toEqual({ passed: 1, failed: 0 });
    expect(await countTests(undefined, '', 2)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a test file that could not be loaded', async () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(await count('vitest', { numPassedTests: 4, numFailedTests: 0, testResults }, 1)).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  it('counts a flaky test as failed', async () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 };
    expect(await count('playwright', { stats, errors: [] }, 1)).toEqual({ passed: 5, failed: 3 });
  });

  it('is never green without a report, without tests, or after a bad end', async () => {
    const passed = { numPassedTests: 4, numFailedTests: 0, testResults: [] };
    expect(await countTests('vitest', path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    expect(await count('vitest', { ...passed, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(await count('vitest', passed, 1)).toEqual({ passed: 4, failed: 1 });
  });
});
