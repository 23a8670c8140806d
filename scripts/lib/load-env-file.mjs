import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** What the shell has set wins over the file. */
export function loadEnvFile() {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
