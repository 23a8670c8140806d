import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenway-started-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) if (child.kill('SIGKILL')) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** A command that starts the product: it says whether it may, and stays if so. */
async function start(address: string) {
  const module = JSON.stringify(new URL('./is-started-already.ts', import.meta.url).href);
  const code = `
    import { isStartedAlready } from ${module};
    if (!(await isStartedAlready(${JSON.stringify(address)}))) { console.log('starts'); setInterval(() => {}, 1000); }
    process.on('SIGTERM', () => process.exit(0));
  `;
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { env });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

it('a second start in the same folder says where the first one is, and leaves it alone', async () => {
  const first = await start('http://localhost:3001');
  expect(first.said).toBe('starts');
  const second = await start('http://localhost:3002');
  expect(second.said).toBe(
    `Evenway was already started in this folder: http://localhost:3001 (process ${first.child.pid}). Stop it there with Ctrl-C.`,
  );
  expect(second.child.exitCode ?? (await once(second.child, 'exit'))[0]).toBe(0);
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  expect(existsSync(path.join(folder, 'started.lock'))).toBe(false);
  expect((await start('http://localhost:3002')).said).toBe('starts');
});

it('of two starts at the same moment one starts', async () => {
  const said = (await Promise.all(['a', 'b', 'c'].map(start))).map((one) => one.said);
  expect(said.filter((line) => line === 'starts')).toHaveLength(1);
  expect(said.filter((line) => line.includes('already started in this folder: '))).toHaveLength(2);
});

it('a start that was killed, or that found the disk full, does not count', async () => {
  const first = await start('http://localhost:3001');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await start('http://localhost:3001');
  expect(second.said).toBe('starts');
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');
  await writeFile(path.join(folder, 'started.lock'), '');
  expect((await start('http://localhost:3001')).said).toBe('starts');
});
