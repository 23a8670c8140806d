import { readdirSync } from 'node:fs';
import { checkNode } from '../scripts/lib/install/check-node.mjs';
import { reportError } from '../scripts/lib/report-error.mjs';

checkNode();

/** Every other file of this folder is a measurement that prints its figures. */
async function runAll() {
  const { runCommand } = await import('../scripts/lib/run-command.mjs');
  const names = readdirSync(new URL('.', import.meta.url)).filter(
    (name) => /\.(mjs|ts)$/.test(name) && name !== 'run.mjs',
  );
  let failed = 0;
  for (const name of names.sort()) {
    console.log(`\n${name}`);
    const program = name.endsWith('.ts') ? ['node_modules/tsx/dist/cli.mjs', `bench/${name}`] : [`bench/${name}`];
    const { code } = await runCommand(process.execPath, program, { live: true, timeoutMs: 15 * 60_000 });
    if (code !== 0) failed++;
  }
  if (failed > 0) throw new Error(`${failed} of ${names.length} measurements failed.`);
}

runAll().catch(reportError);
