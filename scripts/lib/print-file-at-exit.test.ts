import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

it('a command that is stopped still prints what the program it runs had to report', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'evenway-print-'));
  const file = join(directory, 'report.txt');
  const program = `require('node:fs').writeFileSync(${JSON.stringify(file)}, 'logIn 7'); console.log('running'); setInterval(() => {}, 1000);`;
  const command = `
    import { printFileAtExit } from ${here('./print-file-at-exit.ts')};
    import { runCommand } from ${here('./run-command.mjs')};
    printFileAtExit(${JSON.stringify(file)});
    await runCommand(process.execPath, ['-e', ${JSON.stringify(program)}], { live: true });
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', command]);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    if (printed === 'running\n') child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  expect([code, printed]).toEqual([130, 'running\nlogIn 7']);
  expect(existsSync(file)).toBe(false);
  rmSync(directory, { recursive: true });
});
