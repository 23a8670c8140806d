import { randomBytes } from 'node:crypto';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { askAs, type ProductDatabase } from '../lib/product-database.ts';
import { type Caddy, startCaddy } from './caddy.ts';
import { type LoadBalancer, startHaproxy } from './haproxy.ts';
import { createNetwork } from './machines.ts';
import { type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts';

export interface HaDatabase extends ProductDatabase {
  readonly cluster: PatroniCluster;
  /** The names of its machines. */
  readonly machines: readonly string[];
  readonly balancer: LoadBalancer;
  /** In front of the same servers. */
  readonly caddy: Caddy;
  /** Where the load balancer expects the servers. */
  readonly serverPorts: readonly number[];
  /** How a machine is isolated, in words. */
  readonly isolation: string;
  /** For servers that read from a replica. */
  replicaUrl(): string;
}

const SERVERS = 2;

/** A cluster that survives the loss of a machine, behind an address that always leads to its primary. */
export async function startHaDatabase(folder: string): Promise<HaDatabase> {
  const ends: Array<() => unknown> = [];
  const close = async () => {
    for (const end of ends) await end();
  };
  try {
    const network = await createNetwork();
    ends.unshift(() => network.close());
    const cluster = await startPatroniCluster(network);
    ends.unshift(() => cluster.close());
    const serverPorts = await Promise.all(Array.from({ length: SERVERS }, findFreePort));
    const balancer = await startHaproxy(folder, network.machines, serverPorts);
    ends.unshift(() => balancer.close());
    const caddy = await startCaddy(folder, serverPorts);
    ends.unshift(() => caddy.close());
    const urlOf = (role: string, password: string, database: string, port = balancer.databasePort) =>
      `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
    const adminUrl = (database: string) => urlOf('postgres', cluster.adminPassword, database);
    const [ownerPassword, serverPassword] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
    await askAs(() => adminUrl('postgres')).withClient(async (client) => {
      await client.query(`create role evenway login password '${ownerPassword}'`);
      await client.query('grant pg_monitor, pg_signal_backend to evenway');
      await client.query(`create role evenway_server login password '${serverPassword}'`);
      await client.query('create database evenway owner evenway');
    });
    return {
      ...askAs(() => adminUrl('evenway')),
      cluster,
      machines: network.machines.map(({ name }) => name),
      balancer,
      caddy,
      serverPorts,
      isolation: network.isolation,
      serverUrl: () => urlOf('evenway_server', serverPassword, 'evenway'),
      replicaUrl: () => urlOf('evenway_server', serverPassword, 'evenway', balancer.replicaPort),
      ownerUrl: () => urlOf('evenway', ownerPassword, 'evenway'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
