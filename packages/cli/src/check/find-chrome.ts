import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CliError, EXIT } from '../cli-error.ts';
import type { Env } from '../command.ts';

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'microsoft-edge',
];
/** Where installers put it on systems that do not go by PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Finds an installed browser: the one that was named, or a common one. */
export function findChrome(env: Env, places: readonly string[] = PLACES): string {
  const named = env.CHROME_PATH || env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new CliError(`${named} cannot be started. See CHROME_PATH and CHROMIUM_PATH.`, EXIT.usage);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  const found = candidates.find(isExecutable);
  if (found) return found;
  throw new CliError(
    'No Chrome or Chromium was found. Install one (apt-get install chromium, brew install --cask google-chrome), or name it: CHROME_PATH=/path/to/chrome evenway check …',
    EXIT.usage,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
