import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { CliError, EXIT } from './cli-error.ts';
import type { Env } from './command.ts';

interface Login {
  readonly url: string;
  readonly key: string;
}

export function configPath(env: Env): string {
  const base = env.XDG_CONFIG_HOME || (platform() === 'win32' && env.APPDATA) || join(env.HOME || homedir(), '.config');
  return join(base, 'evenway', 'config.json');
}

export async function readLogin(env: Env): Promise<Partial<Login>> {
  try {
    const { url, key } = JSON.parse(await readFile(configPath(env), 'utf8'));
    return { url, key };
  } catch {
    // Missing or invalid: treated as not logged in.
    return {};
  }
}

/** Readable only by its owner at all times: the mode applies to new files only, so an existing one is removed first. */
export const saveLogin = (env: Env, login: Login): Promise<void> =>
  changing(env, async (file) => {
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
    await rm(file, { force: true });
    await writeFile(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  });

export const forgetLogin = (env: Env): Promise<void> => changing(env, (file) => rm(file, { force: true }));

async function changing(env: Env, change: (file: string) => Promise<void>): Promise<void> {
  const file = configPath(env);
  try {
    await change(file);
  } catch {
    throw new CliError(`${file} cannot be written.`, EXIT.failed);
  }
}
