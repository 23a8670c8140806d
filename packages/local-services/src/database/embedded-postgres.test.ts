import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@evenway/database-connections';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, dropDatabase } from './create-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { fingerprintProcess } from './process-fingerprint.ts';
import { stopLeftoverDatabase } from './stop-leftover-database.ts';

const HOLD_DATABASE = fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url));

describe('the embedded database', { timeout: 60_000 }, () => {
  let dataDir: string;
  const running: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];

  const start = async (durable = false, said: string[] = []) => {
    const database = await startEmbeddedPostgres({ dataDir, durable, onProgress: (line) => said.push(line) });
    running.push(database);
    return database;
  };

  const startElsewhere = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', HOLD_DATABASE, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [line] = await once(child.stdout, 'data');
    return { child, url: String(line).trim() };
  };

  // One directory for all: creating a cluster takes longer than everything else here.
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-database-'));
  });

  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.kill('SIGKILL')) await once(child, 'exit');
    }
    for (const database of running.splice(0)) await database.stop();
    await stopLeftoverDatabase(dataDir);
  });

  it('keeps its data from one start to the next', async () => {
    const first = await start(true);
    await query(first.url, `CREATE TABLE words AS SELECT 'été' AS word`);
    await first.stop();
    const said: string[] = [];
    const second = await start(true, said);
    expect(said).not.toContain('Recovered from an unclean stop.');
    expect(await query(second.url, 'SELECT word FROM words')).toEqual([{ word: 'été' }]);
    expect(await query(second.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('13.2.2: has a role for servers that owns nothing, also in a cluster that was made without it', async () => {
    const first = await start();
    await query(first.url, 'DROP ROLE evenway_server');
    await first.stop();
    const { serverUrl } = await start();
    expect(
      await query(serverUrl, 'SELECT rolname, rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user'),
    ).toEqual([{ rolname: 'evenway_server', rolsuper: false, rolcreaterole: false }]);
    await expect(query(serverUrl, 'CREATE TABLE planted ()')).rejects.toThrow('permission denied');
  });

  it('asks for the password, which only its owner can read', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect((await stat(path.join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
  });

  it('refuses a second start and names the process that holds the data', async () => {
    await start();
    await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('refuses a start beside another process, and leaves that one alone', async () => {
    const { child, url } = await startElsewhere();
    await expect(start()).rejects.toThrow(`in use by process ${child.pid}`);
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });

  it('takes over after its parent was killed, with what was committed', async () => {
    const { child, url } = await startElsewhere();
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS number');
    const orphan = await postmasterPid(dataDir);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await fingerprintProcess(orphan)).toBeDefined();
    const said: string[] = [];
    const second = await start(true, said);
    expect(said).toContain('Recovered from an unclean stop.');
    expect(await fingerprintProcess(orphan)).toBeUndefined();
    expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  it('recovers when parent and database were killed together', async () => {
    const { child, url } = await startElsewhere();
    await query(url, 'CREATE TABLE recovered AS SELECT 7 AS number');
    const orphan = await postmasterPid(dataDir);
    child.kill('SIGKILL');
    process.kill(orphan, 'SIGKILL');
    await once(child, 'exit');
    const said: string[] = [];
    const second = await start(true, said);
    expect(said).toContain('Recovered from an unclean stop.');
    expect(await query(second.url, 'SELECT number FROM recovered')).toEqual([{ number: 7 }]);
  });

  it('starts although another program now has the number of the old database', async () => {
    const first = await start();
    const pidFile = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    await first.stop();
    await writeFile(
      path.join(dataDir, 'cluster', 'postmaster.pid'),
      [process.pid, ...pidFile.split('\n').slice(1)].join('\n'),
    );
    await expect(start()).resolves.toBeDefined();
  });

  it('takes over a lock whose process is gone or is another one by now', async () => {
    await writeFile(path.join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, fingerprint: 'an earlier boot' }));
    await expect(start()).resolves.toBeDefined();
  });

  it('does not trust a half-made cluster', async () => {
    const { child } = await startElsewhere();
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(path.join(dataDir, 'cluster', 'PG_VERSION'));
    await expect(start()).resolves.toBeDefined();
    expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'lock', 'password', 'postgres.log']);
  });

  it('shows the end of the log when the database does not start', async () => {
    await (await start()).stop();
    const settings = path.join(dataDir, 'cluster', 'postgresql.conf');
    const before = await readFile(settings);
    await writeFile(settings, 'nonsense = 1\n');
    await expect(start()).rejects.toThrow(/did not start[\s\S]*unrecognized configuration parameter "nonsense"/);
    await writeFile(settings, before);
    await expect(start()).resolves.toBeDefined();
  });

  it('makes databases from a template and drops them under open connections', async () => {
    const { url } = await start();
    await query(url, 'CREATE TABLE plans AS SELECT 3 AS size');
    const copy = await createDatabase(url.replace(/evenway$/, 'postgres'), 'a "copy"', 'evenway');
    expect(await query(copy, 'SELECT size FROM plans')).toEqual([{ size: 3 }]);
    const open = new Client({ connectionString: copy });
    open.on('error', () => undefined);
    await open.connect();
    await dropDatabase(url, 'a "copy"');
    await expect(query(copy, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
