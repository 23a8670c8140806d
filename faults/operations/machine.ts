import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readPage } from './read-docs.ts';

type Settings = Readonly<Record<string, string>>;

interface Result {
  readonly code: number | null;
  readonly output: string;
}

interface Order {
  /** The name of a user; otherwise the one of the servers, who has no name. */
  readonly as?: string;
  readonly env?: Settings;
}

/** A machine without containers, and what an operator types there. */
export interface Machine {
  readonly folder: string;
  readonly ownerUrl: string;
  readonly ports: readonly number[];
  readonly urls: readonly string[];
  /** The folder that /opt/evenway/current is. */
  release: string;
  set(setting: string, value: string): void;
  /** In the folder of the release, with the settings. */
  try(command: string, order?: Order): Promise<Result>;
  /** As systemd-run starts it. */
  run(command: string): Promise<Result>;
  /** As root, without the settings. Throws if it fails. */
  shell(command: string, env?: Settings): Promise<void>;
  migrate(): Promise<string>;
  start(port: number): Promise<void>;
  stop(port: number): Promise<void>;
  restart(port: number): Promise<void>;
  metric(name: string): Promise<number>;
  /** Sends requests to a server that runs, as a load balancer would, while `work` is done. */
  ask(work: () => Promise<void>): Promise<{ sent: number; failed: readonly string[] }>;
  killAll(): void;
}

/** Nobody's: packed trees run as any user. */
const SERVER_USER = 65532;
const operations = readPage('docs/operations.md');
const upgrades = operations('Upgrades');
const install = operations('Machines without containers');
const unit = readFileSync(inRoot('deploy/systemd/evenway@.service'), 'utf8');

export function openMachine({
  folder,
  release,
  ports,
  ownerUrl,
  settings: given,
}: Pick<Machine, 'folder' | 'release' | 'ports' | 'ownerUrl'> & { readonly settings: Settings }): Machine {
  const settings: Record<string, string> = { ...given };
  const servers = new Map<number, ChildProcess>();
  const draining = new Set<number>();
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  const orThrow = async (what: string, result: Promise<Result>): Promise<string> => {
    const { code, output } = await result;
    if (code !== 0) throw new Error(`${what} ended with ${code}:\n${output}\n${readLog(folder)}`);
    return output;
  };
  const bare = { PATH: process.env.PATH ?? '' };
  const machine: Machine = {
    ...{ folder, ownerUrl, ports, release, urls: ports.map(urlOf) },
    set: (setting, value) => {
      settings[setting] = value;
    },
    try: (command, { as, env = {} } = {}) =>
      runShell(command, {
        cwd: machine.release,
        env: { ...bare, ...(as ? {} : settings), ...env },
        user: as ?? SERVER_USER,
      }),
    run: (command) => {
      const line = install.command(/^systemd-run /);
      const env = Object.fromEntries(
        [...line.matchAll(/--setenv (\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      );
      return machine.try(command, { env });
    },
    shell: async (command, env = {}) =>
      void (await orThrow(command, runShell(command, { cwd: folder, env: { ...bare, ...env }, user: 'root' }))),
    migrate: () => {
      const line = upgrades
        .command(/SERVER_ROLES=migrations node/)
        .replace('DATABASE_OWNER_URL=...', `DATABASE_OWNER_URL='${ownerUrl}'`);
      return orThrow('the migrations', machine.try(line, { env: { NODE_ENV: 'production' } }));
    },
    async start(port) {
      const [, exec = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
      const log = openSync(logOf(folder), 'a');
      const child = spawn('setpriv', [...asUser(SERVER_USER), ...exec.split(' ')], {
        cwd: machine.release,
        env: { ...bare, ...unitEnvironment(port), ...settings },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      servers.set(port, child);
      const wait = upgrades.command(/^until curl -sf http:\/\/127\.0\.0\.1:3001\/readyz/).replace('3001', String(port));
      await orThrow('the start', runShell(`timeout 60 sh -c '${wait}'`, { cwd: folder, env: bare, user: 'root' }));
      draining.delete(port);
    },
    async stop(port) {
      const child = servers.get(port);
      if (!child) return;
      draining.add(port);
      const pid = String(child.pid);
      await machine.shell(`timeout 60 sh -c '${upgrades.command(/^kill -TERM/)}' 2>/dev/null`, { pid });
      if (child.exitCode !== 0)
        throw new Error(`A server ended with ${child.exitCode ?? child.signalCode}\n${readLog(folder)}`);
      servers.delete(port);
    },
    async restart(port) {
      await machine.stop(port);
      await machine.start(port);
    },
    async metric(name) {
      const headers = { authorization: `Bearer ${settings.METRICS_TOKEN}` };
      const text = await (await fetch(`${machine.urls[0]}/metrics`, { headers })).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
    },
    async ask(work) {
      const failed: string[] = [];
      let sent = 0;
      let isDone = false;
      const asking = (async () => {
        while (!isDone) {
          const port = ports.find((one) => !draining.has(one)) ?? 0;
          for (const place of ['/', '/readyz', '/api/plans']) {
            sent += 1;
            const status = await fetch(`${urlOf(port)}${place}`).then(({ status }) => status, String);
            if (typeof status === 'string' || status >= 500) failed.push(`${place}: ${status}`);
          }
          await sleep(20);
        }
      })();
      try {
        await work();
      } finally {
        isDone = true;
        await asking;
      }
      return { sent, failed };
    },
    killAll: () => {
      for (const child of servers.values()) child.kill('SIGKILL');
    },
  };
  return machine;
}

const logOf = (folder: string) => path.join(folder, 'servers.log');
const readLog = (folder: string) => readFileSync(logOf(folder), { encoding: 'utf8', flag: 'a+' }).slice(-3_000);

/** What the unit of the servers sets, besides the settings of the operator. */
function unitEnvironment(port: number): Settings {
  const [, pairs = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  return Object.fromEntries(
    pairs
      .replaceAll('%i', String(port))
      .split(' ')
      .map((pair) => pair.split('=')),
  );
}

const asUser = (user: number) => [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs'];

function runShell(
  command: string,
  { cwd, env, user }: { cwd: string; env: Settings; user: string | number },
): Promise<Result> {
  const [program, ...args] =
    user === 'root'
      ? ['sh', '-c', command]
      : typeof user === 'number'
        ? ['setpriv', ...asUser(user), 'sh', '-c', command]
        : ['runuser', '--user', user, '--', 'sh', '-c', command];
  return new Promise((resolve, reject) => {
    const child = spawn(program ?? '', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(said).toString().trim() }));
  });
}
