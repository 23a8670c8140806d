import type { Step } from '../../test-steps.ts';
import type { Result } from './run-step.ts';

const NOT_RUN: Result = { passed: 0, failed: 0, seconds: 0 };

/** Prints the table and, last, the plain line that others parse. Returns the number of failures. */
export function printSummary(steps: readonly Step[], results: Map<string, Result>, milliseconds: number): number {
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
