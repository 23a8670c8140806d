import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listDescendants } from '@evenway/testing/process-memory';
import { waitFor } from '@evenway/testing/wait-for';
import { kill } from '../lib/kill.ts';
import type { Machine, Network } from './machines.ts';
import { postgresBinaries } from './packages.ts';

/**
 * A lost primary is replaced `ttl` seconds after its last heartbeat. If its machine also ran the etcd leader, those
 * seconds start again with the next leader's election.
 */
const TIMES = { ttl: 8, loop_wait: 1, retry_timeout: 3 };
/** In memory, since nothing here cuts the power and a busy disk would look like a dead one. */
const ETCD_PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export interface PatroniCluster {
  readonly adminPassword: string;
  /** The name of the machine with the primary. */
  primary(): Promise<string>;
  /** kill -9 of everything on a machine. */
  kill(machine: string): Promise<void>;
  /** Starts what was killed. */
  start(machine: string): void;
  isolate(machine: string): Promise<void>;
  rejoin(machine: string): void;
  /** Waits until all machines follow one primary, one of them synchronously. */
  untilWhole(): Promise<unknown>;
  close(): Promise<void>;
}

/** Three machines, each with etcd, Patroni and PostgreSQL. A commit is acknowledged when two of them have it. */
export async function startPatroniCluster({ machines, makeFolder, log }: Network): Promise<PatroniCluster> {
  const adminPassword = randomBytes(16).toString('hex');
  const folder = makeFolder(tmpdir());
  const etcdFolder = makeFolder(ETCD_PARENT);
  const nodes = new Map(
    machines.map((machine) => [
      machine.name,
      createNode(machine, {
        etcd: etcdArguments(machine, machines, path.join(etcdFolder, machine.name)),
        dataDir: path.join(folder, machine.name),
        patroni: (dataDir) => patroniSettings(machine, machines, { dataDir, adminPassword }),
      }),
    ]),
  );
  const nodeOf = (name: string): Node => {
    const node = nodes.get(name);
    if (!node) throw new Error(`there is no ${name}`);
    return node;
  };
  // Whatever ends this process, except a SIGKILL, ends them too.
  const killAll = () => {
    for (const node of nodes.values()) for (const pid of node.roots()) kill(pid);
  };
  // Before their folders are deleted, which identify them.
  process.prependOnceListener('exit', killAll);
  const cluster: PatroniCluster = {
    adminPassword,
    async primary() {
      const findLeader = async () => (await listMembers(machines)).find(({ role }) => role === 'leader');
      return (await waitFor(findLeader, 'a primary')).name;
    },
    async kill(machine) {
      for (const pid of await nodeOf(machine).pids()) kill(pid);
    },
    start: (machine) => nodeOf(machine).start(),
    isolate: async (machine) => nodeOf(machine).machine.isolate(await nodeOf(machine).pids()),
    rejoin: (machine) => nodeOf(machine).machine.rejoin(),
    untilWhole: () =>
      waitFor<unknown>(async () => ((await isWhole(machines)) ? true : undefined), 'three machines in step', 300),
    async close() {
      for (const name of nodes.keys()) await cluster.kill(name);
      process.off('exit', killAll);
    },
  };
  try {
    for (const node of nodes.values()) node.start();
    await cluster.untilWhole();
    return cluster;
  } catch (error) {
    await cluster.close();
    throw new Error(`${(error as Error).message}\n${log()}`);
  }
}

interface Node {
  readonly machine: Machine;
  start(): void;
  /** Its root processes. */
  roots(): number[];
  pids(): Promise<number[]>;
}

interface NodeSettings {
  readonly etcd: readonly string[];
  readonly dataDir: string;
  readonly patroni: (dataDir: string) => unknown;
}

function createNode(machine: Machine, { etcd, dataDir, patroni }: NodeSettings): Node {
  const file = `${dataDir}.json`;
  // Patroni reads YAML, of which JSON is a subset. Only the programs' user and root can enter the folder.
  writeFileSync(file, JSON.stringify(patroni(dataDir)), { mode: 0o644 });
  let children: ChildProcess[] = [];
  const roots = () => {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    return [...running.map(({ pid }) => pid), postmasterOf(dataDir)].filter((pid) => pid !== undefined);
  };
  return {
    machine,
    start() {
      children = [machine.start('etcd', etcd), machine.start('patroni', [file])];
    },
    roots,
    async pids() {
      const below = await Promise.all(roots().map((pid) => listDescendants(pid)));
      return [...new Set([...roots(), ...below.flat()])];
    },
  };
}

/** Patroni's PostgreSQL is not its child: it outlives Patroni. The file may be left from a killed one. */
function postmasterOf(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : 0;
  const command = `/proc/${pid}/cmdline`;
  return pid > 0 && existsSync(command) && readFileSync(command, 'utf8').includes(dataDir) ? pid : undefined;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

/** From any reachable machine that knows a primary. */
async function listMembers(machines: readonly Machine[]): Promise<readonly Member[]> {
  for (const machine of machines) {
    const members = await askForMembers(machine).catch(() => []);
    if (members.some(({ role, state }) => role === 'leader' && state === 'running')) return members;
  }
  return [];
}

async function askForMembers({ host, ports }: Machine): Promise<readonly Member[]> {
  const answer = await fetch(`http://${host}:${ports.patroni}/cluster`, { signal: AbortSignal.timeout(1_000) });
  const { members = [] } = answer.ok ? ((await answer.json()) as { members?: Member[] }) : {};
  return members;
}

async function isWhole(machines: readonly Machine[]): Promise<boolean> {
  const members = await listMembers(machines);
  const followers = members.filter(({ role }) => role !== 'leader');
  return (
    followers.length === machines.length - 1 &&
    followers.every(({ state, lag }) => (state === 'running' || state === 'streaming') && typeof lag === 'number') &&
    followers.some(({ role }) => role === 'sync_standby')
  );
}

function etcdArguments({ name, host, ports }: Machine, machines: readonly Machine[], dataDir: string): string[] {
  const peers = machines.map((one) => `${one.name}=http://${one.host}:${one.ports.etcdPeers}`).join(',');
  const options = {
    name,
    'data-dir': dataDir,
    'listen-client-urls': `http://${host}:${ports.etcd}`,
    'advertise-client-urls': `http://${host}:${ports.etcd}`,
    'listen-peer-urls': `http://${host}:${ports.etcdPeers}`,
    'initial-advertise-peer-urls': `http://${host}:${ports.etcdPeers}`,
    'initial-cluster': peers,
    'initial-cluster-state': 'new',
    'log-level': 'error',
  };
  return Object.entries(options).map(([option, value]) => `--${option}=${value}`);
}

function patroniSettings(
  { name, host, ports }: Machine,
  machines: readonly Machine[],
  { dataDir, adminPassword }: { dataDir: string; adminPassword: string },
) {
  const account = (username: string) => ({ username, password: adminPassword });
  return {
    scope: 'evenway',
    name,
    restapi: { listen: `${host}:${ports.patroni}`, connect_address: `${host}:${ports.patroni}` },
    etcd3: { hosts: machines.map((one) => `${one.host}:${one.ports.etcd}`) },
    bootstrap: {
      dcs: {
        ...TIMES,
        // No commit is acknowledged before a second machine has it, even if that means waiting for one to come back.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        failsafe_mode: true,
        // A crashed one is replaced at once instead of recovering in place.
        primary_start_timeout: 0,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: POSTGRES_PARAMETERS },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${host}:${ports.postgres}`,
      connect_address: `${host}:${ports.postgres}`,
      data_dir: dataDir,
      bin_dir: postgresBinaries(),
      pgpass: `${dataDir}.pgpass`,
      authentication: {
        superuser: account('postgres'),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      pg_hba: ['host all all all scram-sha-256', 'host replication replicator all scram-sha-256'],
      // What only the old primary had may be dropped: it was never acknowledged.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
}

const POSTGRES_PARAMETERS = {
  synchronous_commit: 'on',
  max_connections: 200,
  shared_buffers: '64MB',
  unix_socket_directories: '',
  wal_level: 'replica',
  password_encryption: 'scram-sha-256',
};
