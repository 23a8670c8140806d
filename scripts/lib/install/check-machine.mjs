// @ts-check
import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { CACHE, ROOT } from '../paths.mjs';

/** What the install takes, with what npm keeps of it, what is built from it, and a database. */
const NEEDED_BYTES = 1e9;

/** Vite and other tools read these characters of a path as parts of an address. */
export function checkFolder(folder = ROOT) {
  const [found] = /[#?%]/.exec(folder) ?? [];
  if (!found) return;
  throw new UserError(
    `Evenway cannot be built in ${folder}, because the build tools cannot read a path with ${found} in it: move it to another folder.`,
  );
}

/**
 * Less may do, since npm may have the packages already.
 *
 * @param {string} folder
 */
export async function warnOfFullDisk(folder, readFreeBytes = freeBytes) {
  const free = await readFreeBytes(folder);
  if (free >= NEEDED_BYTES) return;
  console.log(
    `Only ${Math.floor(free / 1e6)} MB are free on this disk, and Evenway needs about 1 GB: if this fails, free some space and try again.`,
  );
}

/** npm needs a cache that it can write to; without a usable home it gets one in this project. */
export async function npmCacheSettings() {
  const usual = process.env.npm_config_cache || path.join(homedir(), '.npm');
  return (await canWrite(usual)) ? {} : { npm_config_cache: path.join(CACHE, 'npm') };
}

/** @param {string} folder */
async function canWrite(folder) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder */
async function freeBytes(folder) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
