import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { parseSettings, type Settings } from './settings.ts';

const ENV_FILE = '.env';

/** The only place that reads `process.env`; a `.env` file fills in what is not set. */
export function loadEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  ensureHome();
  return process.env;
}

/** A user without a name, as containers have, has no home directory, and packages that ask for one would fail. */
function ensureHome(): void {
  try {
    homedir();
  } catch {
    process.env.HOME = process.cwd();
  }
}

export const readEnvironment = (): Settings => parseSettings(loadEnvironment());
