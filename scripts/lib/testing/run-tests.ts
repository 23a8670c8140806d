import ensureCorpus from '../../../apps/widget/tests/corpus/ensure-corpus.config.ts';
import { furtherTests, type Step, steps } from '../../test-steps.ts';
import { UserError } from '../errors.mjs';
import { ROOT } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';
import { describeNeeds } from './describe-needs.ts';
import { canInstallBrowsers, ensureBrowsers, type UsableBrowsers } from './ensure-browsers.ts';
import { inputsOf, passedSteps } from './passed-steps.ts';
import { type Result, runStep } from './run-step.ts';

const AT_ONCE = 2;

/**
 * Runs one of the further tests with its options; otherwise steps, after `full` with every combination (decision 64).
 * Steps that were not named are left out if they passed with the same inputs before (decision 73), but not after `all`
 * or `full`, nor where a fresh opinion is wanted.
 */
export async function runTests(args: string[]): Promise<void> {
  process.chdir(ROOT);
  const [first, ...options] = args;
  const program = furtherTests.get(first ?? '');
  if (program) return runFurther(program, options);
  if (first === 'full') process.env.TEST_DEPTH = 'full';
  const names = first === 'full' || first === 'all' ? options : args;
  const leavesOut = args.every((name) => name === 'quick') && !process.env.CI;
  return runSteps(names, leavesOut);
}

async function runFurther(program: string, options: string[]): Promise<void> {
  const args = ['node_modules/tsx/dist/cli.mjs', program, ...options];
  process.exitCode = (await runCommand(process.execPath, args, { live: true })).code;
}

/** Runs the named steps and what they need, or all of them, to the end even after a failure, and prints a summary. */
async function runSteps(names: string[], leavesOut: boolean): Promise<void> {
  const started = Date.now();
  const chosen = chooseSteps(names);
  console.log(describeNeeds(chosen, steps, canInstallBrowsers()));
  const [browsers] = await Promise.all([
    ensureBrowsers([...new Set(chosen.flatMap((step) => step.browser ?? []))]),
    chosen.some((step) => step.realPages) && ensureCorpus(),
  ]);
  for (const problem of browsers.problems.values()) console.log(`Steps will fail: ${problem}`);
  const results = new Map<string, Result>();
  const passed = passedSteps();
  const run = async (step: Step) => {
    const inputs = await inputsOf(step);
    const known = leavesOut ? passed.find(step.name, inputs) : 0;
    if (known > 0) {
      console.log(`· ${step.name}: nothing that it reads has changed since it passed`);
      results.set(step.name, { passed: 0, failed: 0, seconds: 0, leftOut: known });
      return;
    }
    const result = await runUnlessPointless(step, results, browsers);
    results.set(step.name, result);
    // What was edited meanwhile was not tested.
    passed.remember(step.name, (await inputsOf(step)) === inputs ? inputs : undefined, result);
  };
  for (const batch of toBatches(chosen)) {
    const waiting = [...batch];
    const worker = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  const failed = printSummary(chosen, results, Date.now() - started);
  process.exitCode = failed > 0 ? 1 : 0;
}

function chooseSteps(names: string[]): readonly Step[] {
  if (names.length === 0) return steps;
  const matches = (step: Step, name: string) =>
    name === 'quick' ? step.quick : step.name === name || step.name.startsWith(`${name}:`);
  const unknown = names.filter((name) => !steps.some((step) => matches(step, name)));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no step named ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}; by themselves: full, ${[...furtherTests.keys()].join(', ')}.`,
    );
  }
  const named = steps.filter((step) => names.some((name) => matches(step, name)));
  const needed = new Set(named.flatMap((step) => [step.name, ...(step.needs ?? [])]));
  return steps.filter((step) => needed.has(step.name));
}

/** Consecutive steps that may run in parallel form a batch; a step that must run alone is its own batch. */
function toBatches(chosen: readonly Step[]): Step[][] {
  const batches: Step[][] = [];
  for (const step of chosen) {
    const last = batches.at(-1);
    if (last && !step.alone && !last[0]?.alone) last.push(step);
    else batches.push([step]);
  }
  return batches;
}

async function runUnlessPointless(step: Step, results: Map<string, Result>, browsers: UsableBrowsers): Promise<Result> {
  const missing = step.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0);
  const reason = missing ? `not run, because ${missing} failed` : step.browser && browsers.problems.get(step.browser);
  if (reason) {
    console.log(`✗ ${step.name}: ${reason}`);
    return { passed: 0, failed: 1, seconds: 0 };
  }
  return runStep(step, browsers.env);
}

const NOT_RUN: Result = { passed: 0, failed: 0, seconds: 0 };

/** Prints the table and, last, the plain line that others parse. Returns the number of failures. */
function printSummary(steps: readonly Step[], results: Map<string, Result>, milliseconds: number): number {
  const width = Math.max(...steps.map((step) => step.name.length));
  const total = { passed: 0, failed: 0, leftOut: 0 };
  console.log('');
  for (const { name } of steps) {
    const { passed, failed, seconds, leftOut = 0 } = results.get(name) ?? NOT_RUN;
    if (leftOut > 0) {
      total.leftOut += leftOut;
      console.log(`· ${name.padEnd(width)}           ${String(leftOut).padStart(5)} left out`);
      continue;
    }
    total.passed += passed;
    total.failed += failed;
    const time = seconds.toFixed(1).padStart(7);
    const counts = `${String(passed).padStart(5)} passed${failed > 0 ? `, ${failed} failed` : ''}`;
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)} ${time} s ${counts}`);
  }
  if (total.leftOut > 0) {
    console.log(
      `\n${total.leftOut} left out: nothing that they read has changed since they passed. "npm test -- all" runs all.`,
    );
  }
  console.log(`\nTook ${(milliseconds / 1000).toFixed(1)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}
