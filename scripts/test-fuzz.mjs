import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
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
  const { code } = await runCommand(
    'node_modules/.bin/vitest',
    ['run', '--project', 'api', '--reporter=verbose', test, ...chosen],
    {
      live: true,
      env: { FUZZ_INPUTS: values.inputs, FUZZ_SEED: values.seed },
    },
  );
  process.exitCode = code;
} catch (error) {
  reportError(error);
}
