import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../run-command.mjs';
import { showProgress } from '../show-progress.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const PROBLEM =
  'no Chromium was found: install it ("sudo apt-get install chromium" on Debian), or say where one is with CHROMIUM_PATH.';

/** Resolves with `{ path }`, or with `{ problem }` when there is no browser and none can be installed. */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen)
    return isExecutable(chosen) ? { path: chosen } : { problem: `CHROMIUM_PATH is ${chosen}, which cannot be run.` };
  const present = findChromium();
  if (present) return { path: present };
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return { problem: PROBLEM };
  const { code, output } = await showProgress('Installing a browser for the tests', installChromium);
  const installed = findChromium();
  if (code === 0 && installed) return { path: installed };
  console.log(output);
  return { problem: PROBLEM };
}

async function installChromium() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update'], { env });
  if (update.code !== 0) return update;
  const packages = ['chromium', 'fonts-liberation'];
  return runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}

function findChromium() {
  return NAMES.map(findOnPath).find(Boolean) ?? MAC.find(isExecutable);
}

function findOnPath(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
