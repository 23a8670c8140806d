// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { holdLock } from '../lock-file.mjs';
import { ROOT } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';
import { showProgress } from '../show-progress.mjs';
import { checkFolder, npmCacheSettings, warnOfFullDisk } from './check-machine.mjs';

/** Measured on Linux; a test compares it with what is installed. */
const MEGABYTES = 620;
/** 85 seconds with an empty cache on a busy machine with two processors. */
const DURATION = 'usually a minute or two';

/** Makes the product's packages match package-lock.json. */
export async function ensureInstalled() {
  checkFolder();
  return ensurePackages(ROOT, { lockName: 'install', label: () => describeInstall(ROOT) });
}

/**
 * Makes the folder's node_modules match its package-lock.json; does nothing if it already does.
 *
 * @param {string} folder
 * @param {{ lockName: string, label: () => Promise<string> }} how
 */
export async function ensurePackages(folder, { lockName, label }) {
  await linkWorkspaces(folder);
  if (await isInstalled(folder)) return;
  await holdLock(lockName, async (lock) => {
    if (!(await isInstalled(folder))) await install(folder, await label(), lock);
  });
}

/** @param {string} folder */
async function isInstalled(folder) {
  const wanted = await stampOfLock(folder);
  if ((await readFile(stampIn(folder), 'utf8').catch(() => '')) === wanted) return true;
  // Someone may have run npm themselves, which is just as good.
  if (!(await installedMatchesLock(folder))) return false;
  await writeFile(stampIn(folder), wanted);
  return true;
}

/**
 * @param {string} folder
 * @param {string} label
 * @param {{ alsoHeldBy: (pid: number) => Promise<void> }} lock
 */
async function install(folder, label, lock) {
  await warnOfFullDisk(folder);
  // Removed before the work and restored after it, so that an interrupted install is repeated.
  await rm(stampIn(folder), { force: true });
  const { command, first } = npm();
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
  const isNpm = running && path.basename(running) === 'npm-cli.js';
  return isNpm ? { command: process.execPath, first: [running] } : { command: 'npm', first: [] };
}

/**
 * Contains the platform: node_modules from another one has the wrong binaries.
 *
 * @param {string} folder
 */
async function stampOfLock(folder) {
  const lock = await readFile(path.join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** @param {string} folder */
const stampIn = (folder) => path.join(folder, 'node_modules/.evenway-lock');

/**
 * What the install of the product announces.
 *
 * @param {string} folder
 */
export async function describeInstall(folder) {
  const packages = await readLock(folder);
  const count = Object.entries(packages).filter(([place, entry]) => isForHere(place, entry)).length;
  return `Installing about ${Math.round(count / 10) * 10} packages (${MEGABYTES} MB, ${DURATION})`;
}

/**
 * Binaries for other platforms are in the lock too.
 *
 * @param {string} place
 * @param {Entry} entry
 */
function isForHere(place, { link, os, cpu }) {
  if (link || !place.includes('node_modules/')) return false;
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
}

/**
 * Compares the folder's package-lock.json with the list that npm writes to node_modules when, and only when, it has
 * finished.
 *
 * @param {string} folder
 */
export async function installedMatchesLock(folder) {
  const [wanted, installed] = await Promise.all([
    readLock(folder),
    readPackages(path.join(folder, 'node_modules/.package-lock.json')).catch(() => undefined),
  ]);
  if (!installed) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    if (entry.link) return existsSync(path.join(folder, place));
    const found = installed[place];
    return found ? found.version === entry.version : entry.optional && !isForThisPlatform(entry);
  });
}

/**
 * The entries of a list of packages as npm writes it, by place.
 *
 * @typedef {{ version?: string, link?: boolean, resolved?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @param {string} file
 * @returns {Promise<Record<string, Entry>>}
 */
async function readPackages(file) {
  return JSON.parse(await readFile(file, 'utf8')).packages;
}

/** @param {string} folder */
const readLock = (folder) => readPackages(path.join(folder, 'package-lock.json'));

/**
 * Binaries for other platforms, and their helpers, are in the lock and rightly not on disk.
 *
 * @param {Entry} entry
 */
function isForThisPlatform({ os, cpu, libc }) {
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch);
}

/**
 * Creates links to workspace packages that an earlier install did not know: a new package needs no new install.
 *
 * @param {string} folder
 */
export async function linkWorkspaces(folder) {
  if (!existsSync(path.join(folder, 'node_modules'))) return;
  for (const [place, { link, resolved }] of Object.entries(await readLock(folder))) {
    const file = path.join(folder, place);
    if (!link || !resolved || existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await symlink(path.relative(path.dirname(place), resolved), file, 'junction').catch((error) => {
      // Another command was faster.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
