import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/lib/paths.mjs';

interface Report {
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{ readonly fullName: string; readonly status: string }>;
  }>;
}

export interface SuiteTest {
  readonly name: string;
  readonly passed: boolean;
}

/** Runs those tests of the API's suite whose names carry one of the case numbers, and resolves with each that ran. */
export async function runSuiteCases(ids: readonly string[]): Promise<SuiteTest[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenway-faults-'));
  const file = path.join(folder, 'report.json');
  const pattern = `\\b(${ids.join('|')})\\b`;
  const args = ['run', '--project', 'api', '-t', pattern, '--reporter=json', `--outputFile=${file}`];
  try {
    // It exits with 1 if a test fails; the report says which.
    await promisify(execFile)(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...args], {
      cwd: inRoot(),
      maxBuffer: 2 ** 26,
    }).catch(() => undefined);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
