import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { holdLock } from '../hold-lock.mjs';
import { runCommand } from '../run-command.mjs';
import { showProgress } from '../show-progress.mjs';
import { UserError } from '../user-error.mjs';
import { npmCacheSettings, warnOfFullDisk } from './check-machine.mjs';
import { installedMatchesLock } from './installed-matches-lock.mjs';
import { linkWorkspaces } from './link-workspaces.mjs';

/** Makes the folder's node_modules match its package-lock.json; does nothing if it already does. */
export async function ensurePackages(folder, { lockName, label }) {
  await linkWorkspaces(folder);
  if (await isInstalled(folder)) return;
  await holdLock(lockName, async (lock) => {
    if (!(await isInstalled(folder))) await install(folder, label, lock);
  });
}

async function isInstalled(folder) {
  const wanted = await stampOfLock(folder);
  if ((await readFile(stampIn(folder), 'utf8').catch(() => '')) === wanted) return true;
  // Someone may have run npm themselves, which is just as good.
  if (!(await installedMatchesLock(folder))) return false;
  await writeFile(stampIn(folder), wanted);
  return true;
}

async function install(folder, label, lock) {
  await warnOfFullDisk(folder);
  // Removed before the work and restored after it, so that an interrupted install is repeated.
  await rm(stampIn(folder), { force: true });
  const [command, ...first] = npm();
  // Overrides what the person's npm omits by default: build tools, and this platform's binaries.
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const env = await npmCacheSettings();
  const { code, output } = await showProgress(label, () =>
    runCommand(command, args, { cwd: folder, env, onSpawn: lock.alsoHeldBy }),
  );
  if (code === 127) throw new UserError('npm was not found: install it together with Node from https://nodejs.org.');
  if (code !== 0) {
    if (/ENOSPC/.test(output)) throw new UserError('The disk is full: free about 1 GB, then try again.');
    throw new UserError(`${output}\nThe packages could not be installed: see npm's message above, then try again.`);
  }
  await writeFile(stampIn(folder), await stampOfLock(folder));
}

/** The npm that runs this script, if any: it is the person's choice. */
function npm() {
  const running = process.env.npm_execpath;
  return running && path.basename(running) === 'npm-cli.js' ? [process.execPath, running] : ['npm'];
}

/** Contains the platform: node_modules from another one has the wrong binaries. */
async function stampOfLock(folder) {
  const lock = await readFile(path.join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

const stampIn = (folder) => path.join(folder, 'node_modules/.evenway-lock');
