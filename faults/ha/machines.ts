import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { kill } from '../lib/kill.ts';

export interface Ports {
  readonly postgres: number;
  readonly patroni: number;
  readonly etcd: number;
  readonly etcdPeers: number;
}

/** Where the programs of one node run, with its own address. */
export interface Machine {
  readonly name: string;
  readonly host: string;
  readonly ports: Ports;
  /** Starts a program there, as an ordinary user; its output goes to `<name>-<program>.log`. */
  start(program: string, args: readonly string[]): ChildProcess;
  /** Cuts its network silently: nothing gets out or in. `pids` are all its processes. */
  isolate(pids: readonly number[]): void;
  rejoin(): void;
}

export interface Network {
  readonly machines: readonly Machine[];
  /** Creates a folder that the programs may write to; it is deleted when the network is closed. */
  makeFolder(parent: string): string;
  /** How machines are isolated, in words. */
  readonly isolation: string;
  /** The last output of the programs. */
  log(): string;
  close(): void;
}

const NAMES = ['node1', 'node2', 'node3'];
/** An ordinary user for programs that refuse to run as root. */
const USER = 'postgres';
const AS_USER = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--pdeathsig=KILL'];

const LOG_LENGTH = 1_500;

/**
 * Three network namespaces on a bridge if allowed; otherwise all on 127.0.0.1, and a machine is isolated by stopping
 * its programs.
 */
export async function createNetwork(): Promise<Network> {
  const isRoot = process.getuid?.() === 0;
  const folders: string[] = [];
  const makeFolder = (parent: string) => {
    const folder = mkdtempSync(path.join(parent, 'evenway-ha-'));
    folders.push(folder);
    if (isRoot) execFileSync('chown', [`${USER}:${USER}`, folder]);
    return folder;
  };
  const logs = makeFolder(tmpdir());
  const ends: Array<() => void> = [];
  const close = () => {
    for (const end of ends.splice(0)) end();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', close);
  const start = (machine: string, program: string, args: readonly string[], prefix: readonly string[] = []) =>
    startProgram(logs, machine, program, [...prefix, ...(isRoot ? AS_USER : []), program, ...args]);
  const bridged = isRoot ? bridgeNamespaces(start, ends) : null;
  const machines = bridged ?? (await shareLoopback(start));
  const isolation = bridged
    ? 'its cable is taken out (network namespaces)'
    : 'its programs are stopped by SIGSTOP, since cables can be taken out only by root, and not in every container';
  const log = () =>
    readdirSync(logs)
      .map((name) => `${name}:\n${readFileSync(path.join(logs, name), 'utf8').slice(-LOG_LENGTH)}`)
      .join('\n');
  return { machines, makeFolder, isolation, log, close };
}

const FIXED_PORTS: Ports = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 };

type Start = (machine: string, program: string, args: readonly string[], prefix?: readonly string[]) => ChildProcess;

function bridgeNamespaces(start: Start, ends: Array<() => void>): Machine[] | null {
  // Concurrent runs must not collide.
  const suffix = process.pid;
  const subnet = `10.214.${suffix % 256}`;
  const bridge = `evh${suffix}`;
  const ip = (line: string) => execFileSync('ip', line.split(' '), { stdio: ['ignore', 'ignore', 'inherit'] });
  const atEnd = (line: string) => ends.unshift(() => void spawnSync('ip', line.split(' '), { stdio: 'ignore' }));
  atEnd(`link del ${bridge}`);
  // With its own address: otherwise a bridge uses that of a link, and changes it when the link goes.
  const made = spawnSync('ip', ['link', 'add', bridge, 'address', '02:00:00:00:00:01', 'type', 'bridge'], {
    stdio: 'ignore',
  });
  if (made.status !== 0) return null;
  ip(`addr add ${subnet}.1/24 dev ${bridge}`);
  ip(`link set ${bridge} up`);
  return NAMES.map((name, index): Machine => {
    const namespace = `evh-${suffix}-${name}`;
    const cable = `evh${suffix}n${index}`;
    const host = `${subnet}.${11 + index}`;
    atEnd(`netns del ${namespace}`);
    ip(`netns add ${namespace}`);
    ip(`link add ${cable} type veth peer name eth0 netns ${namespace}`);
    ip(`-n ${namespace} addr add ${host}/24 dev eth0`);
    ip(`-n ${namespace} link set lo up`);
    ip(`-n ${namespace} link set eth0 up`);
    ip(`link set ${cable} master ${bridge} up`);
    return {
      name,
      host,
      ports: FIXED_PORTS,
      start: (program, args) => start(name, program, args, ['ip', 'netns', 'exec', namespace]),
      isolate: () => ip(`link set ${cable} nomaster`),
      rejoin: () => ip(`link set ${cable} master ${bridge}`),
    };
  });
}

async function shareLoopback(start: Start): Promise<Machine[]> {
  const machines: Machine[] = [];
  for (const name of NAMES) {
    const ports: Ports = {
      postgres: await findFreePort(),
      patroni: await findFreePort(),
      etcd: await findFreePort(),
      etcdPeers: await findFreePort(),
    };
    let stopped: readonly number[] = [];
    machines.push({
      name,
      host: '127.0.0.1',
      ports,
      start: (program, args) => start(name, program, args),
      isolate(pids) {
        stopped = pids;
        for (const pid of pids) kill(pid, 'SIGSTOP');
      },
      rejoin() {
        for (const pid of stopped) kill(pid, 'SIGCONT');
      },
    });
  }
  return machines;
}

function startProgram(logs: string, machine: string, program: string, [command = '', ...args]: string[]) {
  const output = openSync(path.join(logs, `${machine}-${path.basename(program)}.log`), 'a');
  return spawn(command, args, {
    cwd: logs,
    stdio: ['ignore', output, output],
    // Debian's etcd refuses processors that its authors do not test on, unless it is told which one.
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: process.arch, HOME: logs },
    // Ctrl-C reaches only us.
    detached: true,
  });
}
