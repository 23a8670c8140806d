import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../lib/run-command.mjs';
import { UserError } from '../../lib/user-error.mjs';

/**
 * Writes the CycloneDX list of everything that a folder's lockfile installs, as npm generates it, and says how much
 * that is.
 */
export async function writeSbom(folder, file) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline', '--loglevel=error'];
  const { code, output } = await runCommand('npm', args, { cwd: folder });
  if (code !== 0) throw new UserError(`npm could not list what ${folder} installs:\n${output.trim()}`);
  const list = JSON.parse(output.slice(output.indexOf('{')));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(list, null, 2)}\n`);
  return list.components.length;
}
