import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFileAtExit } from './lib/print-file-at-exit.mjs';
import { reportError } from './lib/report-error.mjs';
import { runCommand } from './lib/run-command.mjs';

/** `npm run test:fuzz -- --inputs 1000 --seed 7 --call logIn`: many inputs to every call, or to those whose name begins so. */
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    call: { type: 'string', default: '' },
  },
});

try {
  const test = 'apps/api/src/testing/fuzz/fuzz.test.ts';
  const chosen = values.call ? ['-t', `fuzz ${values.call}`] : [];
  const report = join(tmpdir(), `evenway-fuzz-${process.pid}.txt`);
  printFileAtExit(report);
  const { code } = await runCommand(
    'node_modules/.bin/vitest',
    ['run', '--project', 'api', '--reporter=verbose', test, ...chosen],
    {
      live: true,
      env: { FUZZ_INPUTS: values.inputs, FUZZ_SEED: values.seed, FUZZ_REPORT: report },
    },
  );
  process.exitCode = code;
} catch (error) {
  reportError(error);
}
