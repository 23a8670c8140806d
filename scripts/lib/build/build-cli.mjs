import path from 'node:path';
import { CLI } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';
import { UserError } from '../user-error.mjs';

export async function buildCli() {
  const { code, output } = await runCommand(process.execPath, [path.join(CLI, 'build.mjs')], { cwd: CLI });
  if (code !== 0) throw new UserError(`${output}\nThe command line could not be built: see the message above.`);
}
