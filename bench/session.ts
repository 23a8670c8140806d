import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '@evenway/database-connections';
import { checkoutRelease } from '../scripts/compatibility/checkout-release.mjs';
import { cpuMilliseconds } from './lib/cpu-time.ts';
import { median } from './lib/median.ts';
import { addOwner, signIn } from './lib/owner.ts';
import { listDescendants } from './lib/process-memory.mjs';
import { startBuiltServer, WEB_URL } from './lib/start-built-server.ts';
import { startTemporaryDatabase } from './lib/temporary-database.ts';

/**
 * `npm run bench:session -- <commit or tag>`: the cost of looking up the session and its user, which nearly every call
 * of the application does first, compared with an earlier release, alternating. Exits with 1 if it costs too much more.
 */
const MAY_COST = 1.1;
const ROUNDS = 9;
const WARM_UP_REQUESTS = 6_000;
const ROUND_REQUESTS = 3_000;
const CONNECTIONS = 8;
const EMAIL = 'owner@example.org';

interface Round {
  /** Microseconds of processor time in the server and in PostgreSQL per request. */
  readonly cpu: number;
  readonly p50: number;
}

const [release] = parseArgs({ allowPositionals: true }).positionals;
if (!release) throw new Error('Name the release to compare with: npm run bench:session -- <commit or tag>');
const folder = mkdtempSync(path.join(tmpdir(), 'evenway-session-'));
const ends: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const tree = path.join(folder, 'earlier');
  const { title } = await checkoutRelease(release, tree);
  const earlier = await start(tree);
  const now = await start();
  for (const ask of [earlier, now]) await ask(WARM_UP_REQUESTS);
  const rounds: Array<{ now: Round; earlier: Round }> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await (round % 2 === 0 ? earlier : now)(ROUND_REQUESTS);
    const second = await (round % 2 === 0 ? now : earlier)(ROUND_REQUESTS);
    rounds.push(round % 2 === 0 ? { now: second, earlier: first } : { now: first, earlier: second });
  }
  const of = (which: 'now' | 'earlier', what: keyof Round) => median(rounds.map((round) => round[which][what]));
  const ratioOf = (what: keyof Round) => median(rounds.map((round) => round.now[what] / round.earlier[what]));
  console.log(`GET /api/user/me, ${ROUNDS} rounds of ${ROUND_REQUESTS}, beside ${title}`);
  console.log(
    `  processor, us  ${of('earlier', 'cpu').toFixed(0)} -> ${of('now', 'cpu').toFixed(0)}  (x ${ratioOf('cpu').toFixed(2)})`,
  );
  console.log(
    `  p50, ms        ${of('earlier', 'p50').toFixed(2)} -> ${of('now', 'p50').toFixed(2)}  (x ${ratioOf('p50').toFixed(2)})`,
  );
  const isMet = ratioOf('cpu') <= MAY_COST && ratioOf('p50') <= MAY_COST;
  console.log(isMet ? 'The goal is met.' : `Not met: may be ${MAY_COST} times as much.`);
  if (!isMet) process.exitCode = 1;
} finally {
  for (const end of ends) await end();
}

/** A server on its own database, someone signed in there, and their request. */
async function start(tree?: string): Promise<(requests: number) => Promise<Round>> {
  const database = await startTemporaryDatabase();
  ends.unshift(() => database.stop());
  const server = await startBuiltServer(database.url, tree ? { release: tree } : {});
  ends.unshift(() => server.stop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await addOwner(client, EMAIL).finally(() => client.end());
  const url = `http://127.0.0.1:${server.port}`;
  const cookie = await signIn(url, WEB_URL, EMAIL);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  ends.unshift(() => agent.destroy());
  return async (requests) => {
    // The other server and its database are idle meanwhile, and so cost nothing here.
    const pids: number[] = await listDescendants(process.pid);
    const before = pids.map(cpuMilliseconds);
    const times: number[] = [];
    let left = requests;
    const askOn = async () => {
      while (left > 0) {
        left -= 1;
        const startedAt = performance.now();
        await askWhoIAm(`${url}/api/user/me`, cookie, agent);
        times.push(performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
    const used = pids.reduce((sum, pid, index) => sum + (cpuMilliseconds(pid) - (before[index] ?? 0) || 0), 0);
    return { cpu: (used * 1_000) / requests, p50: median(times) };
  };
}

function askWhoIAm(url: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`answered with ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}
