import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

const deaf = `process.on('SIGINT', () => {}).on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000);`;
const leavesDeafOne = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' });`;
/** As npm does: it goes on with its work until it is told again. */
const needsTwo = `let first = true; process.on('SIGINT', () => { console.log('heard'); if (!first) process.exit(1); first = false; });`;
const brief = `console.log(process.pid); setInterval(() => {}, 1000);`;

const command = (programs: readonly string[]) => `
  import { runCommand } from ${here('./run-command.mjs')};
  const programs = ${JSON.stringify(programs)};
  const ends = await Promise.all(programs.map((text) => runCommand(process.execPath, ['-e', text], { live: true })));
  console.log('told of a failure', ends.length);
`;

/** Runs the programs side by side and stops the command once `started` of them have said their number. */
async function interrupt(programs: readonly string[], started: number, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', command(programs)]);
  let printed = '';
  let isInterrupted = false;
  const pids = () => [...printed.matchAll(/^\d+$/gm)].map(Number);
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    if (isInterrupted || pids().length < started) return;
    isInterrupted = true;
    child.kill(signal);
    // One Ctrl-C can arrive twice.
    child.kill(signal);
  });
  const [code] = await once(child, 'close');
  // An orphan that was killed keeps its number until the first process of the machine has noticed.
  await vi.waitUntil(() => pids().every((pid) => !isAlive(pid)), { timeout: 30_000 });
  return { code, printed };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe.concurrent('a command that is stopped', () => {
  it('ends a program that heeds only a second signal, and tells nobody of its failure', async () => {
    const { code, printed } = await interrupt([`${needsTwo} ${brief}`], 1, 'SIGINT');
    expect(code).toBe(130);
    expect(printed.match(/heard/g)).toHaveLength(2);
    expect(printed).not.toContain('told of a failure');
  });

  it('ends all programs and what they started, also what hears no signal', async () => {
    const { code } = await interrupt([brief, `${leavesDeafOne} ${brief}`, deaf], 4, 'SIGTERM');
    expect(code).toBe(143);
  });
});
