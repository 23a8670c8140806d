import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@evenway/database-connections';
import { startEmbeddedPostgres } from '@evenway/local-services/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../lib/check-port.ts';
import { inRoot, ROOT } from '../lib/paths.mjs';

const LEFT_OUT = /^(?:\.git|\.data|\.cache|node_modules|test-results|docs|bench|faults|e2e)$/;

/** A newcomer's folder, as built as this one but for the server. */
let folder: string;
let port: number;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'evenway-')), 'première visite (1)');
  cpSync(ROOT, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(path.relative(ROOT, file)) });
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'junction');
  rmSync(path.join(folder, 'apps/api/dist'), { recursive: true });
  port = await findFreePort();
});
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  printed: string;
  /** Null while it runs. */
  code: number | null;
}

/** Runs `npm start` until it has said one of the expected words, or has ended. */
async function start(expected: RegExp, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env },
  });
  running.add(child);
  const started: Started = { child, printed: '', code: null };
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    started.code = code;
  });
  const said = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        started.printed += chunk;
        if (expected.test(started.printed)) resolve();
      });
  });
  await Promise.race([said, ended]);
  return { ...started, get: () => started, ended };
}

/** Asks the database of the stopped product. */
async function inDatabase(query: string): Promise<unknown[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, '.data/postgres'), durable: true });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  await postgres.stop();
  return rows;
}

describe('npm start in a folder with spaces and accents', () => {
  const READY = /Stop with Ctrl-C\./;
  let first: Awaited<ReturnType<typeof start>>;

  it('builds what is missing, is ready, and says in plain words what to do first', async () => {
    first = await start(READY);
    expect(first.printed).toContain('Building the server…');
    expect(first.printed).not.toMatch(/^\s*\{|^ +at /m);
    expect(first.printed).not.toContain('Recovered');
    expect(first.printed).toContain(`Evenway is ready: http://localhost:${port}`);
    const offered = first.printed.match(/http:\/\/localhost:\d+\/\S+/g) ?? [];
    expect(offered.map((address) => new URL(address).pathname)).toEqual([
      '/local/site',
      '/auth/login',
      '/local/mail',
      '/local',
    ]);
    for (const address of offered) expect((await fetch(address)).status, address).toBe(200);
  });

  it('says where everything else is, at one address', async () => {
    const page = await (await fetch(`http://localhost:${port}/local`)).text();
    const listed = [...page.matchAll(/<li><a href="([^"]+)"/g)].map(([, address = '']) => address);
    for (const address of [
      '/local/mail',
      '/local/payments',
      '/local/booking',
      '/local/sign-in',
      '/local/ui',
      '/api/docs',
    ])
      expect(listed).toContain(address);
    for (const address of listed) expect((await fetch(`http://localhost:${port}${address}`)).status, address).toBe(200);
    expect(page).toContain('admin@demo.example');
  });

  it('a second time says where it runs already, whatever the port', async () => {
    const second = await start(/never/, { PORT: String(await findFreePort()) });
    expect(second.get().code).toBe(0);
    expect(second.get().printed).toContain(
      `Evenway was already started in this folder: http://localhost:${port} (process ${first.child.pid}).`,
    );
  });

  it('after a kill says that it recovered, and stops by Ctrl-C without a trace', async () => {
    first.child.kill('SIGKILL');
    await first.ended;
    const next = await start(READY);
    expect(next.printed).toContain('Recovered from an unclean stop.');
    expect(next.printed).not.toContain('Building');
    next.child.kill('SIGINT');
    await next.ended;
    expect(next.get().code).toBe(0);
    expect(existsSync(path.join(folder, '.data/started.lock'))).toBe(false);
    expect(existsSync(path.join(folder, '.data/postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('tells in a sentence of another program on its port, and of data that it cannot write', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const refused = await start(/never/);
    await new Promise((resolve) => other.close(resolve));
    expect(refused.get()).toMatchObject({ code: 1, printed: expect.stringContaining('is in use by another program') });
    writeFileSync(path.join(folder, 'a file'), '');
    const nowhere = await start(/never/, { DATA_DIR: path.join(folder, 'a file/data') });
    expect(nowhere.get().code).toBe(1);
    expect(nowhere.get().printed.trim()).toMatch(/^Cannot write to .*a file\/data: .*\.$/);
  });

  it('says of data from before the first release how to go on, and leaves it as it is', async () => {
    const read = 'select created_at, (select count(*) from users) as people from drizzle.__drizzle_migrations';
    const date = 'update drizzle.__drizzle_migrations set created_at = created_at - 1';
    await inDatabase(date);
    const before = await inDatabase(read);
    const refused = await start(/never/);
    expect(refused.get().code).toBe(1);
    expect(refused.get().printed).toMatch(
      /\nThis data was made before the first release[^\n]*\nTo start empty, run npm run reset/,
    );
    expect(refused.get().printed).not.toMatch(/^ +at /m);
    expect(await inDatabase(read)).toEqual(before);
  });
});
