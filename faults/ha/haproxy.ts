import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import type { Machine } from './machines.ts';
import { startProxy } from './start-proxy.ts';

export interface LoadBalancer {
  /** The entry point for people and websites. */
  readonly url: string;
  /** Leads to the primary PostgreSQL. */
  readonly databasePort: number;
  /** Leads to a replica. */
  readonly replicaPort: number;
  close(): void;
}

/** In front of the servers on these ports, and of PostgreSQL on these machines, configured as in docs/operations.md. */
export async function startHaproxy(
  folder: string,
  machines: readonly Machine[],
  serverPorts: readonly number[],
): Promise<LoadBalancer> {
  const [port, databasePort, replicaPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, settings({ port, databasePort, replicaPort, machines, serverPorts }));
  const url = `http://127.0.0.1:${port}`;
  const close = await startProxy(['haproxy', '-db', '-f', file], url, folder);
  return { url, databasePort, replicaPort, close };
}

interface Places {
  readonly port: number;
  readonly databasePort: number;
  readonly replicaPort: number;
  readonly machines: readonly Machine[];
  readonly serverPorts: readonly number[];
}

const settings = ({ port, databasePort, replicaPort, machines, serverPorts }: Places) => {
  const servers = serverPorts.map((one, index) => `  server server${index + 1} 127.0.0.1:${one} check`).join('\n');
  const databases = machines
    .map(({ name, host, ports }) => `  server ${name} ${host}:${ports.postgres} check port ${ports.patroni}`)
    .join('\n');
  return `
defaults
  mode http
  timeout connect 1s
  timeout client 75s
  timeout server 30s
  timeout check 2s
  retries 3
  option redispatch 1
  default-server inter 500ms fall 2 rise 1

frontend people
  bind 127.0.0.1:${port}
  option forwardfor
  use_backend delivery if { path_beg /widget }
  use_backend product if { nbsrv(product) ge 1 }
  default_backend delivery

# A connection that could not be made is tried on the other server: nothing was asked yet.
backend product
  option httpchk GET /readyz
${servers}

# Every server loses the database at the same moment. Then they still serve configurations from memory and the public pages,
# and say of the rest in their own words that it is not possible now.
backend delivery
  option httpchk GET /readyz/delivery
  retry-on conn-failure empty-response response-timeout 503
  http-request disable-l7-retry unless METH_GET
${servers}

listen postgres
  bind 127.0.0.1:${databasePort}
  mode tcp
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases}

listen replicas
  bind 127.0.0.1:${replicaPort}
  mode tcp
  timeout client 1h
  timeout server 1h
  option httpchk GET /replica
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases}
`;
};
