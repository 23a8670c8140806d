import { existsSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** Prints a file that another program updates and removes it, however this process ends: done, failed or stopped. */
export function printFileAtExit(file: string): void {
  process.on('exit', () => {
    if (!existsSync(file)) return;
    writeSync(process.stdout.fd, readFileSync(file, 'utf8'));
    rmSync(file);
  });
}
