import { existsSync } from 'node:fs';
import { parseSettings, type Settings } from './settings.ts';

/** The only place that looks at `process.env`; a `.env` file fills in what is not set. */
export function readEnvironment(envFile = '.env'): Settings {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return parseSettings(process.env);
}
