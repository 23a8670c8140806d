import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';

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
    // Not there, or not ours: as good as not logged in.
    return {};
  }
}

/**
 * For nobody but its owner to read.
 * @param {Env} env
 * @param {Login} login
 */
export async function saveLogin(env, login) {
  const file = configPath(env);
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  // The mode above counts for a new file only.
  await chmod(file, 0o600);
}

/** @param {Env} env */
export async function forgetLogin(env) {
  await rm(configPath(env), { force: true });
}
