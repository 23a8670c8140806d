import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { waitFor } from '@evenway/testing/wait-for';
import { archiveCommand } from '../../scripts/lib/backup/archive-folders.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { type Environment, withEnvironment } from '../lib/environment.ts';
import { type FaultyDatabase, startFaultyDatabase } from '../lib/faulty-database.ts';
import { isSuccess } from '../lib/load.ts';
import { type MixedLoad, startMixedLoad } from '../lib/mixed-load.ts';

/**
 * Destroys a database in use and restores it from its base backup and archived log, with an operator's commands.
 * `--seconds 3` is how long it is used before and after the backup. Exits with 1 if too much is lost.
 */
const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const SECONDS = Number(options.seconds);
/** PostgreSQL archives its log at least this often. */
const ARCHIVE_TIMEOUT_S = 2;
/** How long archiving may take, also on a busy machine. */
const ARCHIVED_WITHIN_S = 3;

// Exiting, unlike dying by a signal, also stops what was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

interface Disaster {
  readonly name: string;
  /** Destroys the database, and resolves with the time up to which everything must be restored. */
  destroy(database: FaultyDatabase): Promise<{ keptUntil: number; restoreTo: string | null }>;
}

const disasters: readonly Disaster[] = [
  {
    name: 'someone drops all tables; restored to a second before',
    async destroy(database) {
      const at = Date.now();
      await database.query('drop schema public cascade');
      // Archives the log up to here at once, while the server is still there.
      const [row] = await database.query<{ piece: string }>(`select pg_walfile_name(pg_switch_wal()) as piece`);
      const isArchived = `select last_archived_wal >= $1 as done from pg_stat_archiver`;
      await waitFor(async () => {
        const [archived] = await database.query<{ done: boolean | null }>(isArchived, [row?.piece]);
        return archived?.done || undefined;
      }, 'the archiver');
      await database.stop();
      const keptUntil = at - 1_000;
      return { keptUntil, restoreTo: new Date(keptUntil).toISOString() };
    },
  },
  {
    name: `kill -9 and the disk is gone; restored to the last archived log (at most ${ARCHIVE_TIMEOUT_S} s old)`,
    async destroy(database) {
      const at = Date.now();
      await database.kill();
      rmSync(path.join(database.dataDir, 'cluster'), { recursive: true });
      return { keptUntil: at - (ARCHIVE_TIMEOUT_S + ARCHIVED_WITHIN_S) * 1_000, restoreTo: null };
    },
  },
];

const missed: string[] = [];
for (const disaster of disasters) missed.push(...(await tryDisaster(disaster)));
console.log(missed.length === 0 ? 'All goals are met.' : `Missed:\n${missed.map((goal) => `  ${goal}`).join('\n')}`);
process.exit(missed.length === 0 ? 0 : 1);

function tryDisaster({ name, destroy }: Disaster): Promise<string[]> {
  return withEnvironment(async (environment) => {
    const { database, folder, startServer } = environment;
    const archive = path.join(folder, 'archive');
    await archiveTo(archive, database);
    const server = await startServer();
    const load = await startMixedLoad(server.url, database);
    await sleep(SECONDS * 1_000);
    const refused = await run('db:backup', [archive], { DATABASE_ADMIN_URL: database.serverUrl() }).then(
      () => 'nothing',
      ({ stderr }) => stderr.trim(),
    );
    if (!/^The role \S+ of DATABASE_ADMIN_URL may not make backups\. [^\n]+$/.test(refused))
      throw new Error(`A backup by the servers' role said: ${refused}`);
    await run('db:backup', [archive], { DATABASE_ADMIN_URL: database.ownerUrl() });
    const [noted] = await database.query<{ count: string }>(`select count(*) from backups where bytes > 1000000`);
    if (noted?.count !== '1') throw new Error(`The backup was noted ${noted?.count} times.`);
    // So that the archive has something that the backup does not.
    await sleep((SECONDS + ARCHIVE_TIMEOUT_S + ARCHIVED_WITHIN_S) * 1_000);
    const { keptUntil, restoreTo } = await destroy(database);
    await load.stop();
    await server.stop();

    const began = performance.now();
    const dataDir = path.join(folder, 'restored');
    mkdirSync(dataDir);
    await run('db:restore', [archive, path.join(dataDir, 'cluster'), ...(restoreTo ? ['--time', restoreTo] : [])]);
    copyFileSync(path.join(database.dataDir, 'password'), path.join(dataDir, 'password'));
    const restored = await startFaultyDatabase(dataDir);
    try {
      return await report({ name, began, keptUntil, load, restored, startServer });
    } finally {
      await restored.close();
    }
  });
}

interface Restored {
  readonly name: string;
  readonly began: number;
  readonly keptUntil: number;
  readonly load: MixedLoad;
  readonly restored: FaultyDatabase;
  readonly startServer: Environment['startServer'];
}

async function report({ name, began, keptUntil, load, restored, startServer }: Restored): Promise<string[]> {
  const seconds = (performance.now() - began) / 1_000;
  const lost = await load.findLost({ database: restored, acknowledgedBefore: keptUntil });
  const lostInAll = await load.findLost({ database: restored });
  const acknowledged = load.samples.filter(({ kind, status }) => kind !== 'configurations' && isSuccess(status));
  const addresses = { DATABASE_URL: restored.serverUrl(), DATABASE_OWNER_URL: restored.ownerUrl() };
  const server = await startServer({ environment: addresses });
  const again = await startMixedLoad(server.url, restored, { isNew: false });
  await sleep(1_000);
  await again.stop();
  await server.stop();
  const failed = again.samples.filter(({ status }) => !isSuccess(status));
  console.log(`${name}:
  ${acknowledged.length} writes acknowledged, ${lost.length} lost of those before ${new Date(keptUntil).toISOString()},
  ${lostInAll.length - lost.length} lost of those after it; the database was back after ${seconds.toFixed(1)} s,
  and answered ${again.samples.length - failed.length} of ${again.samples.length} requests.`);
  return [
    ...(lost.length > 0 ? [`${name}: ${lost.length} lost, for example ${lost[0]}`] : []),
    ...failed.map(({ kind, status }) => `${name}: afterwards ${kind} were answered with ${status}`),
  ];
}

/** Applies the settings that `npm run db:backup` requires. */
async function archiveTo(archive: string, database: FaultyDatabase): Promise<void> {
  mkdirSync(path.join(archive, 'wal'), { recursive: true });
  await database.query('alter system set archive_mode = on');
  await database.query(`alter system set archive_timeout = ${ARCHIVE_TIMEOUT_S}`);
  await database.query(`alter system set archive_command = '${archiveCommand(archive)}'`);
  await database.stop();
  await database.start();
}

async function run(script: string, args: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const env = { ...process.env, ...environment };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], {
    cwd: inRoot(),
    env,
  });
  console.log(`npm run ${script}: ${stdout.trim()}`);
}
