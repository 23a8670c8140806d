import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@evenway/database-connections';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { waitFor } from '@evenway/testing/wait-for';

/**
 * PgBouncer in transaction mode in front of every database of a PostgreSQL server, with few connections to each, as
 * docs/operations.md sets it up.
 */
export async function startPgBouncer(program: string, target: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'evenway-pgbouncer-'));
  const { hostname, port, username, password } = new URL(target);
  const url = new URL(target);
  url.port = String(await findFreePort());
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password} connect_query='set statement_timeout = 30000; set lock_timeout = 22500'
[pgbouncer]
listen_addr = ${hostname}
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 2000
server_idle_timeout = 5
`,
  );
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, ['-q', ...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await waitFor(async () => {
    const client = new Client({ connectionString: url.href });
    return client.connect().then(
      () => client.end().then(() => true as const),
      () => undefined,
    );
  }, 'PgBouncer to answer');
  return {
    url: url.href,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
