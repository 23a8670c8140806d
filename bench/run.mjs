import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkNode } from '../scripts/lib/install/check-node.mjs';
import { reportError } from '../scripts/lib/report-error.mjs';
import { UserError } from '../scripts/lib/user-error.mjs';

checkNode();

/** Every other file of this folder is a measurement that prints its figures. */
const files = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => /\.(mjs|ts)$/.test(name) && name !== 'run.mjs',
);
const measurements = new Map(files.sort().map((file) => [path.parse(file).name, file]));

/** `npm run bench -- widget --only contrast` runs one, with its options; without a name all run, one after another. */
async function runMeasurements([asked, ...options]) {
  const { runCommand } = await import('../scripts/lib/run-command.mjs');
  if (asked && !measurements.has(asked))
    throw new UserError(`There is no measurement "${asked}". There are ${[...measurements.keys()].join(', ')}.`);
  const chosen = asked ? [asked] : [...measurements.keys()];
  let failed = 0;
  for (const name of chosen) {
    const file = measurements.get(name);
    if (!asked) console.log(`\n${name}`);
    const program = [...(file.endsWith('.ts') ? ['node_modules/tsx/dist/cli.mjs'] : []), `bench/${file}`, ...options];
    const { code } = await runCommand(process.execPath, program, { live: true });
    if (code !== 0) failed++;
  }
  if (failed > 0) throw new UserError(`${failed} of ${chosen.length} measurements failed: see above.`);
}

runMeasurements(process.argv.slice(2)).catch(reportError);
