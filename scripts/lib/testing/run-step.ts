import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Step } from '../../test-steps.ts';
import { runCommand } from '../run-command.mjs';
import { type Counts, countTests, reporterFor } from './count-tests.ts';
import { findMissingCases } from './find-missing-cases.ts';

const LONGEST_MS = 20 * 60_000;

export interface Result extends Counts {
  seconds: number;
  /** How many tests were not run, because they passed before. */
  leftOut?: number;
}

export async function runStep(step: Step, env: Record<string, string>): Promise<Result> {
  console.log(`▸ ${step.name}`);
  const started = Date.now();
  const scratch = await mkdtemp(path.join(tmpdir(), 'evenway-step-'));
  try {
    const report = path.join(scratch, 'report.json');
    const reporter = reporterFor(step.counts, report);
    const { code, output } = await runCommand(process.execPath, [...step.run, ...reporter.args], {
      env: { ...env, ...reporter.env },
      // Steps that run alone show their output live; the output of parallel steps would mix, so it is only shown on failure.
      live: Boolean(step.alone),
      timeoutMs: LONGEST_MS,
    });
    const counted = await countTests(step.counts, report, code);
    const mustShowAll = !step.casesOnlyInFull || process.env.TEST_DEPTH === 'full';
    if (step.cases && mustShowAll && counted.passed > 0) {
      const missing = await findMissingCases(step.cases, report);
      counted.failed += missing.length;
      if (missing.length > 0) console.log(`${step.name} runs no test of ${missing.join(', ')}.`);
    }
    const seconds = (Date.now() - started) / 1000;
    if (counted.failed > 0 && !step.alone) console.log(output.trimEnd());
    if (code === 124) console.log(`${step.name} was ended after ${LONGEST_MS / 60_000} minutes.`);
    console.log(`${counted.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds.toFixed(1)} s)`);
    return { ...counted, seconds };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
