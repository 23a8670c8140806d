import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Measured on Linux; a test compares it with what is installed. */
const MEGABYTES = 620;
/** 85 seconds with an empty cache on a busy machine with two processors. */
const DURATION = 'usually a minute or two';

/** What the install of the product announces. */
export async function describeInstall(folder) {
  const { packages } = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8'));
  const count = Object.entries(packages).filter(([place, entry]) => isInstalled(place, entry)).length;
  return `Installing about ${Math.round(count / 10) * 10} packages (${MEGABYTES} MB, ${DURATION})`;
}

/** Binaries for other platforms are in the lock too. */
function isInstalled(place, { link, os, cpu }) {
  if (link || !place.includes('node_modules/')) return false;
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
}
