import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../lib/build/hash-files.ts';
import { reportError, UserError } from '../lib/errors.mjs';
import { ROOT } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { undeclaredReads } from '../lib/testing/declared-reads.ts';
import { findBrowser } from '../lib/testing/find-browser.ts';
import { steps } from '../test-steps.ts';

/**
 * `npm test -- reads`: runs the steps that say what they read under strace, and lists what else of this repository they
 * opened. A run leaves a step out only because of that list (decision 73), so it has to be complete. `reads unit:web`
 * tries one step.
 */
async function main(names: string[]): Promise<void> {
  const traced = steps.filter(({ name, reads }) => reads && (names.length === 0 || names.includes(name)));
  if (traced.length === 0) throw new UserError(`No step that says what it reads is named ${names.join(', ')}.`);
  if ((await runCommand('strace', ['--version'])).code !== 0) {
    throw new UserError('strace is missing: on Debian, "sudo apt-get install strace".');
  }
  const files = new Set((await listFiles(ROOT)).map((file) => path.relative(ROOT, file)));
  for (const step of traced) {
    const folder = mkdtempSync(path.join(tmpdir(), 'evenway-reads-'));
    try {
      const opened = await trace(step, path.join(folder, 'trace.txt'));
      const undeclared = undeclaredReads(opened, step.reads ?? [], files);
      console.log(
        `${undeclared.length > 0 ? '✗' : '✓'} ${step.name}: ${undeclared.join(', ') || 'reads what it says'}`,
      );
      if (undeclared.length > 0) process.exitCode = 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function trace({ run, browser }: (typeof steps)[number], file: string): Promise<string> {
  const filter = ['-e', 'trace=open,openat', '-e', 'status=successful'];
  const args = ['-f', '--seccomp-bpf', '-qq', ...filter, '-o', file, process.execPath, ...run];
  const chromium = browser === 'chromium' && findBrowser('chromium').chromium;
  await runCommand('strace', args, { env: chromium ? { CHROMIUM_PATH: chromium } : {}, live: true });
  return readFileSync(file, 'utf8').replaceAll(ROOT, '');
}

main(process.argv.slice(2)).catch(reportError);
