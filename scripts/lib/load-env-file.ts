import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** The shell's variables override the file. */
export function loadEnvFile(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
