import { readdirSync } from 'node:fs';
import path from 'node:path';
import { reportError, UserError } from '../scripts/lib/errors.mjs';
import { runCommand } from '../scripts/lib/run-command.mjs';

/** Every other file of this folder is a measurement that prints its figures. */
const measurements = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && name !== 'run.ts')
  .map((name) => path.parse(name).name)
  .sort();

/** `npm run bench -- widget --only contrast` runs one, with its options; without a name all run, one after another. */
async function runMeasurements([asked, ...options]: string[]): Promise<void> {
  if (asked && !measurements.includes(asked))
    throw new UserError(`There is no measurement "${asked}". There are ${measurements.join(', ')}.`);
  const chosen = asked ? [asked] : measurements;
  let failed = 0;
  for (const name of chosen) {
    if (!asked) console.log(`\n${name}`);
    const program = ['--import', 'tsx', `bench/${name}.ts`, ...options];
    const { code } = await runCommand(process.execPath, program, { live: true });
    if (code !== 0) failed++;
  }
  if (failed > 0) throw new UserError(`${failed} of ${chosen.length} measurements failed: see above.`);
}

runMeasurements(process.argv.slice(2)).catch(reportError);
