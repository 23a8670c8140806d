import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@evenway/stand-in-kit/free-port';

export interface DebianCluster {
  readonly port: number;
  /** What the docs call version 15, `main` and /var/run/postgresql. */
  readonly version: string;
  readonly name: string;
  readonly socketFolder: string;
  /** As the administrator, over the socket, as Debian allows. */
  admin(sql: string): string;
  /** Appends to its settings. A later line wins. */
  configure(lines: string): void;
  control(action: 'start' | 'stop' | 'restart'): void;
  drop(): void;
}

/** A cluster of its own, made by Debian's tools, which nothing else uses. */
export async function createDebianCluster(folder: string): Promise<DebianCluster> {
  const [version = ''] = execFileSync('sh', ['-c', 'ls /usr/lib/postgresql | sort -rn'], { encoding: 'utf8' }).split(
    '\n',
  );
  const name = `walk${process.pid}`;
  const port = await findFreePort();
  const socketFolder = path.join(folder, 'socket');
  const { uid, gid } = userOf('postgres');
  for (const place of [socketFolder, path.join(folder, 'data')]) {
    mkdirSync(place);
    chownSync(place, uid, gid);
  }
  const dataDir = path.join(folder, 'data/main');
  run('pg_createcluster', version, name, '--datadir', dataDir, '--port', String(port), '--socketdir', socketFolder);
  const settings = `/etc/postgresql/${version}/${name}/postgresql.conf`;
  const cluster: DebianCluster = {
    ...{ port, version, name, socketFolder },
    admin: (sql) =>
      run(
        ...['runuser', '-u', 'postgres', '--', 'psql', '--no-psqlrc', '--tuples-only', '--no-align'],
        ...['--set', 'ON_ERROR_STOP=1', '--host', socketFolder, '--port', String(port), '--command', sql],
      ),
    configure: (lines) => appendFileSync(settings, `\n${lines}\n`),
    // Its log is a file, so that nobody holds the pipe.
    control: (action) => void run('pg_ctlcluster', '--skip-systemctl-redirect', version, name, action),
    drop: () => void run('pg_dropcluster', '--stop', version, name),
  };
  cluster.control('start');
  return cluster;
}

export function userOf(name: string): { uid: number; gid: number } {
  const [uid, gid] = ['-u', '-g'].map((option) => Number(run('id', option, name)));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
