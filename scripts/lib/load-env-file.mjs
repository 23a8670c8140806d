import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** The shell's variables override the file. */
export function loadEnvFile() {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
