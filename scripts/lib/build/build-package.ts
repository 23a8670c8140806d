import path from 'node:path';
import { UserError } from '../errors.mjs';
import { CLI, WIDGET } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';

export const buildWidget = () => buildPackage(WIDGET, 'widget');
export const buildCli = () => buildPackage(CLI, 'command line');

/** For a package with a `build.ts` of its own. */
async function buildPackage(folder: string, name: string): Promise<void> {
  const { code, output } = await runCommand(process.execPath, ['--import', 'tsx', path.join(folder, 'build.ts')], {
    cwd: folder,
  });
  if (code !== 0) throw new UserError(`${output}\nThe ${name} could not be built: see the message above.`);
}
