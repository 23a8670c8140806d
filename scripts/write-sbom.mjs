// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listLockfiles } from './checks/dependencies/list-lockfiles.mjs';
import { reportError, UserError } from './lib/errors.mjs';
import { inRoot } from './lib/paths.mjs';
import { runCommand } from './lib/run-command.mjs';

/**
 * `npm run sbom`: what `npm sbom` lists of every lockfile, shipped with a release. The job that writes it installs no
 * packages. Not `--omit=dev`: what is bundled (axe-core and the fonts of the widget) is a development dependency.
 *
 * @param {string} lockfile
 */
async function writeSbom(lockfile) {
  const folder = path.dirname(lockfile);
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline', '--loglevel=error'];
  const { code, output } = await runCommand('npm', args, { cwd: inRoot(folder) });
  if (code !== 0) throw new UserError(`npm could not list what ${lockfile} installs:\n${output.trim()}`);
  const file = `dist/sbom/${folder === '.' ? 'evenway' : folder.replaceAll('/', '-')}.cdx.json`;
  const list = JSON.parse(output.slice(output.indexOf('{')));
  writeFileSync(inRoot(file), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${file}: ${list.components.length} components`);
}

try {
  mkdirSync(inRoot('dist/sbom'), { recursive: true });
  for (const lockfile of listLockfiles()) await writeSbom(lockfile);
} catch (error) {
  reportError(error);
}
