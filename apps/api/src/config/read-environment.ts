import { existsSync } from 'node:fs';
import { parseSettings, type Settings } from './settings.ts';

const ENV_FILE = '.env';

/** The only place that reads `process.env`; a `.env` file fills in what is not set. */
export function loadEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  return process.env;
}

export const readEnvironment = (): Settings => parseSettings(loadEnvironment());
