import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { CliError, EXIT } from './cli-error.mjs';

/**
 * @typedef {{ url: string, key: string }} Login
 * @typedef {import('./types.d.ts').Surroundings['env']} Env
 */

/** @param {Env} env */
export function configPath(env) {
  const base = env.XDG_CONFIG_HOME || (platform() === 'win32' && env.APPDATA) || join(env.HOME || homedir(), '.config');
  return join(base, 'evenway', 'config.json');
}

/**
 * @param {Env} env
 * @returns {Promise<Partial<Login>>}
 */
export async function readLogin(env) {
  try {
    const { url, key } = JSON.parse(await readFile(configPath(env), 'utf8'));
    return { url, key };
  } catch {
    // Missing or invalid: treated as not logged in.
    return {};
  }
}

/**
 * Readable only by its owner at all times: the mode applies to new files only, so an existing one is removed first.
 * @param {Env} env
 * @param {Login} login
 */
export const saveLogin = (env, login) =>
  changing(env, async (file) => {
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
    await rm(file, { force: true });
    await writeFile(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  });

/** @param {Env} env */
export const forgetLogin = (env) => changing(env, (file) => rm(file, { force: true }));

/**
 * @param {Env} env
 * @param {(file: string) => Promise<void>} change
 */
async function changing(env, change) {
  const file = configPath(env);
  try {
    await change(file);
  } catch {
    throw new CliError(`${file} cannot be written.`, EXIT.failed);
  }
}
