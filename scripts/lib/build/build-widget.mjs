import path from 'node:path';
import { WIDGET } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';
import { UserError } from '../user-error.mjs';

export async function buildWidget() {
  const { code, output } = await runCommand(process.execPath, [path.join(WIDGET, 'build.mjs')], { cwd: WIDGET });
  if (code !== 0) throw new UserError(`${output}\nThe widget could not be built: see the message above.`);
}
