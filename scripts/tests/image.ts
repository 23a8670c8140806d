import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@evenway/local-services/database';
import { type CountingInbox, startCountingInbox } from '@evenway/testing/counting-inbox';
import { productionSettings } from '@evenway/testing/production-settings';
import { newEmail, signUpBody } from '../../apps/api/src/testing/accounts/people.ts';
import { findFreePort } from '../lib/check-port.ts';
import { reportError } from '../lib/errors.mjs';
import { inRoot } from '../lib/paths.mjs';
import { packServer } from '../pack/pack-server.ts';

/**
 * Runs the image's file tree as the image would: unprivileged user, no capabilities, read-only file systems. As root it
 * uses its own mount namespace. Otherwise files lose their write bits, which is weaker: the user could restore them.
 */
const NOBODY = 65532;
const WEB_URL = 'https://evenway.test';
const DRAIN_SECONDS = 1;
const isRoot = process.getuid?.() === 0;

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenway-image-'));
  chmodSync(folder, 0o755);
  const tree = path.join(folder, 'app');
  const ends: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const { packages, bytes } = await packServer(tree);
    console.log(`Packed ${packages} packages, ${Math.round(bytes / 1024 / 1024)} MB.`);
    refuseTools(tree);
    if (!isRoot) makeReadOnly(tree);
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
    ends.unshift(() => postgres.stop());
    const inbox = await startCountingInbox();
    ends.unshift(() => inbox.stop());
    const port = await findFreePort();
    const settings = {
      ...productionSettings,
      ...imageEnvironment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      WEB_URL,
      DATABASE_URL: postgres.serverUrl,
      DATABASE_OWNER_URL: postgres.url,
      SMTP_URL: inbox.url,
      STRIPE_SECRET_KEY: 'sk_test_nobody',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      LOG_LEVEL: 'warn',
    };
    const server = startTree(tree, 'server', settings);
    ends.unshift(() => server.kill('SIGKILL'));
    await checkServer(tree, `http://127.0.0.1:${port}`, inbox, server, () => checkCommands(tree, settings));
  } finally {
    for (const end of ends) await end();
  }
}

type Settings = Record<string, string>;

/** What the Dockerfile sets. No home directory is among it. */
function imageEnvironment(): Settings {
  const [, line = ''] = /^ENV (.*)$/m.exec(readFileSync(inRoot('deploy/Dockerfile'), 'utf8')) ?? [];
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
}

/** The image has no npm and no compiler, nor does the tree. */
function refuseTools(tree: string): void {
  const names = readdirSync(path.join(tree, 'node_modules'), { recursive: true, encoding: 'utf8' });
  const tools = ['typescript', 'esbuild', 'vite', 'tsx', 'npm', 'react'].filter((tool) => names.includes(tool));
  if (tools.length > 0) throw new Error(`The tree holds tools: ${tools.join(', ')}`);
  console.log('ok  no build tools in the tree');
}

function makeReadOnly(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
}

/** A program of the tree that runs. */
interface Running {
  readonly pid: number | undefined;
  readonly ended: Promise<number | string | null>;
  kill(signal: NodeJS.Signals): void;
  /** What it has said so far. */
  log(): string;
}

function startTree(tree: string, program: string, settings: Settings): Running {
  const node = [process.execPath, '--enable-source-maps', `apps/api/dist/${program}.js`];
  const confined = [
    'unshare',
    ...['--mount', 'sh', '-euc'],
    // Every mounted file system; those that the kernel itself keeps read-only are fine.
    `for place in $(awk '{print $2}' /proc/self/mounts); do mount -o remount,bind,ro "$place" 2>/dev/null || true; done
     ! touch ${path.join(tree, 'written')} 2>/dev/null && ! touch /tmp/written-${process.pid} 2>/dev/null
     exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`,
    'sh',
  ];
  const [command = '', ...args] = isRoot ? [...confined, ...node] : node;
  const child = spawn(command, args, {
    cwd: tree,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  return {
    pid: child.pid,
    kill: (signal) => void child.kill(signal),
    ended,
    log: () => Buffer.concat(said).toString(),
  };
}

async function checkServer(
  tree: string,
  url: string,
  inbox: CountingInbox,
  server: Running,
  whileItRuns: () => Promise<void>,
): Promise<void> {
  await until('the server to be ready', server, async () => (await fetch(`${url}/readyz`)).ok);
  if (existsSync(`/proc/${server.pid}/status`)) {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    const [, uid] = /^Uid:\s+(\d+)/m.exec(status) ?? [];
    const [, capabilities = ''] = /^CapEff:\s+(\w+)/m.exec(status) ?? [];
    if (isRoot && (uid !== String(NOBODY) || !/^0+$/.test(capabilities)))
      throw new Error(`The server is user ${uid} with the capabilities ${capabilities}`);
    console.log(
      `ok  runs as user ${uid}, capabilities ${capabilities}, ${isRoot ? 'every file system read only' : 'without write bits'}`,
    );
  }
  for (const [place, expected] of [
    ['/', 'text/html'],
    ['/auth/login', 'text/html'],
    ['/widget.js', 'text/javascript'],
  ] as const) {
    const answer = await fetch(`${url}${place}`);
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !type.startsWith(expected))
      throw new Error(`${place} answered ${answer.status} ${type}\n${server.log()}`);
  }
  console.log('ok  serves the public site, the application and the widget');
  await checkRelease(url, server);
  const email = newEmail();
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: WEB_URL },
    body: JSON.stringify(signUpBody(email)),
  });
  if (!answer.ok) throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}\n${server.log()}`);
  await until('the mail', server, async () => inbox.mails.some(({ to }) => String(to).includes(email)));
  console.log('ok  signs a person up, hashes the password, runs the job and sends the mail');
  const health = spawn(process.execPath, ['health-check.mjs'], { cwd: tree, env: { PORT: new URL(url).port } });
  if ((await new Promise((resolve) => health.once('exit', resolve))) !== 0) throw new Error('The health check fails.');
  console.log('ok  the health check of the image answers 0');
  await whileItRuns();
  server.kill('SIGTERM');
  const code = await Promise.race([server.ended, pause((DRAIN_SECONDS + 15) * 1_000, 'still there')]);
  if (code !== 0) throw new Error(`After SIGTERM the server ended with ${code}.\n${server.log()}`);
  console.log('ok  drains and ends with 0 on SIGTERM');
}

/** Who looks at a server sees which release it is, and so does who reads its log. */
async function checkRelease(url: string, server: Running): Promise<void> {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' }).trim();
  const health = JSON.parse(await (await fetch(`${url}/healthz`)).text());
  const [line = '{}'] = server.log().split('\n');
  for (const said of [health, JSON.parse(line)])
    if (said.version !== version || !String(said.commit).startsWith(commit))
      throw new Error(`It is ${version} of ${commit}, and says ${JSON.stringify(said)}`);
  console.log(`ok  says that it is ${version} of ${health.commit}`);
}

/** Each runs as far as it can here: a backup and a restore ask for their archive, and no payments answer to that key. */
async function checkCommands(tree: string, settings: Settings): Promise<void> {
  const doctor = startTree(tree, 'doctor', settings);
  const code = await doctor.ended;
  if (code !== 1 || !/The schema is up to date[\s\S]*PROBLEM {2}Payments/.test(doctor.log()))
    throw new Error(`The doctor ended with ${code}:\n${doctor.log()}`);
  for (const name of ['backup', 'restore']) {
    const command = startTree(tree, name, settings);
    if ((await command.ended) !== 1 || !command.log().includes('Name the archive'))
      throw new Error(`${name} said:\n${command.log()}`);
  }
  const keys = startTree(tree, 'rotate-keys', settings);
  if ((await keys.ended) !== 0 || !keys.log().includes('PASSWORD_PEPPER'))
    throw new Error(`rotate-keys said:\n${keys.log()}`);
  // There is no way out of here to Stripe, or a key that it refuses: both are said in words.
  const prices = startTree(tree, 'set-up-stripe', settings);
  if ((await prices.ended) !== 1 || /\n\s+at /.test(prices.log()))
    throw new Error(`set-up-stripe said:\n${prices.log()}`);
  console.log('ok  the doctor, the backup, the restore, the keys and the prices run beside it');
  // From any folder, with the address of the database alone: what support has.
  const operator = spawnSync('sh', [path.join(tree, 'evenway-operator'), 'find', 'person-'], {
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: settings.DATABASE_URL },
  });
  if (operator.status !== 0 || !/^account /.test(operator.stdout))
    throw new Error(`evenway-operator said:\n${operator.stdout}${operator.stderr}`);
  console.log('ok  evenway-operator finds the person');
}

async function until(what: string, server: Running, look: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await look().catch(() => false)) return;
    const code = await Promise.race([server.ended, pause(200, 'runs')]);
    if (code !== 'runs') throw new Error(`The server ended with ${code} before ${what}.\n${server.log()}`);
  }
  throw new Error(`No sign of ${what} within a minute.\n${server.log()}`);
}

main().catch(reportError);
