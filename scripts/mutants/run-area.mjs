import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { UserError } from '../lib/user-error.mjs';
import { testsFor } from './areas.mjs';
import { applyMutant, changeOf, makeMutants } from './make-mutants.mjs';
import { pickSample } from './pick-sample.mjs';
import { createTestRunner } from './test-runner.mjs';
import { createTypeChecker } from './type-checker.mjs';

/** A mutant may take this many times as long as the code itself, and two minutes more on a busy machine. */
const PATIENCE = 3;
const EXTRA_MS = 120_000;

/**
 * Runs every mutant of a sample against the tests of its area and calls `onResult` for each. Results in `known` are
 * reused, and such mutants come first.
 */
export async function runArea(area, { copy, files, sample, seed, known, onResult }) {
  const all = await sampleOf(area, { files, sample, seed });
  const mutants = all.filter((mutant) => !known(mutant));
  for (const mutant of all.filter(known)) await onResult(known(mutant));
  const runner = createTestRunner(copy);
  /** How many tests there are in a run, and how long it may take. */
  const usual = new Map();
  try {
    for (const [index, mutant] of mutants.entries())
      await onResult({ ...mutant, change: changeOf(mutant), ...(await outcomeOf(mutant)) }, index + 1, mutants.length);
  } finally {
    runner.stop();
  }

  async function outcomeOf(mutant) {
    for (const run of testsFor(area, mutant.file)) {
      if (!usual.has(run)) usual.set(run, await measure(run));
      const { outcome, by } = await tryMutant(mutant, run);
      if (outcome !== 'passed') return { outcome: 'killed', by };
    }
    return { outcome: 'survived' };
  }

  /** Tests that fail without a mutant would kill all of them. */
  async function measure(run) {
    await build();
    const startedAt = Date.now();
    const { outcome, by, count } = await runner.run(run, undefined, 30 * 60_000);
    if (outcome !== 'passed') throw new UserError(`These tests fail without any mutant: ${by}`);
    if (count === 0) throw new UserError(`There is no test in ${run.files.join(', ')}.`);
    return { count, limitMs: (Date.now() - startedAt) * PATIENCE + EXTRA_MS };
  }

  async function tryMutant(mutant, run) {
    const file = path.join(copy, mutant.file);
    const source = await readFile(file, 'utf8');
    await writeFile(file, applyMutant(source, mutant));
    try {
      if (!(await build())) return { outcome: 'failed', by: 'the build' };
      return await runAll(run, mutant.file);
    } finally {
      await writeFile(file, source);
    }
  }

  /** A test that did not run proves nothing: on an overloaded machine, some do not run at first. */
  async function runAll(run, changed) {
    const { count, limitMs } = usual.get(run);
    for (let tries = 0; tries < 3; tries++) {
      const result = await runner.run(run, changed, limitMs);
      if (result.outcome !== 'passed' || result.count >= count) return result;
    }
    throw new UserError(`Not all tests of ${run.files.join(', ')} were run. Try it on a quieter machine.`);
  }

  async function build() {
    return !area.build || (await runCommand(process.execPath, area.build, { cwd: copy })).code === 0;
  }
}

async function sampleOf(area, { files, sample, seed }) {
  const mutants = [];
  for (const file of files) mutants.push(...makeMutants(file, await readFile(path.join(ROOT, file), 'utf8')));
  return pickSample(mutants, sample, seed, createTypeChecker(ROOT, area.project));
}
