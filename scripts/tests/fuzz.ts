import { randomInt } from 'node:crypto';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportError } from '../lib/errors.mjs';
import { printFileAtExit } from '../lib/print-file-at-exit.ts';
import { runCommand } from '../lib/run-command.mjs';

/**
 * `npm test -- fuzz --inputs 1000 --seed 7 --call logIn`: many inputs to every call, or to those whose name starts
 * like that. Each product handles one input at a time and waits for its database in between, so several run in
 * parallel.
 */
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    call: { type: 'string', default: '' },
    parts: { type: 'string', default: String(availableParallelism() + 1) },
  },
});

try {
  const parts = values.call ? 1 : Number(values.parts);
  const codes = await Promise.all(Array.from({ length: parts }, (_, index) => runPart(index + 1, parts)));
  process.exitCode = Math.max(...codes);
} catch (error) {
  reportError(error);
}

async function runPart(part: number, parts: number): Promise<number> {
  const test = 'apps/api/src/testing/fuzz/fuzz.test.ts';
  const chosen = values.call ? ['-t', `fuzz ${values.call}`] : [];
  const report = join(tmpdir(), `evenway-fuzz-${process.pid}-${part}.txt`);
  printFileAtExit(report);
  const { code } = await runCommand(
    'node_modules/.bin/vitest',
    ['run', '--project', 'api', '--reporter=verbose', test, ...chosen],
    {
      live: true,
      env: {
        FUZZ_INPUTS: values.inputs,
        FUZZ_SEED: values.seed,
        FUZZ_REPORT: report,
        FUZZ_PART: String(part),
        FUZZ_PARTS: String(parts),
      },
    },
  );
  return code;
}
