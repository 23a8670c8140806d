import { readFile } from 'node:fs/promises';
import type { JSONReport as PlaywrightReport } from '@playwright/test/reporter';
import type { JsonTestResults as VitestReport } from 'vitest/reporters';
import type { Step } from '../../test-steps.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** Options that make a test program write its results to a file, besides a short report on the terminal. */
export function reporterFor(kind: Step['counts'], file: string): { args: string[]; env: Record<string, string> } {
  if (kind === 'vitest') return { args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  if (kind === 'playwright') return { args: ['--reporter=dot,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
  return { args: [], env: {} };
}

/** Whatever the report says, a program that failed has at least one failure. */
export async function countTests(kind: Step['counts'], file: string, code: number): Promise<Counts> {
  if (!kind) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (!report) return { passed: 0, failed: 1 };
  const { passed, failed } = kind === 'vitest' ? countVitest(report) : countPlaywright(report);
  const foundNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (code !== 0 || foundNothing) ? 1 : failed };
}

/** A file that could not be loaded has no tests to fail, so it counts as one. */
function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unloadable = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
}

/** A test that passed only when retried counts as failed. */
function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
