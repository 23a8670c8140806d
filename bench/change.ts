import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@evenway/database-connections';
import { median } from './lib/median.ts';
import { addOwner, signIn } from './lib/owner.ts';
import { startBuiltServer, WEB_URL } from './lib/start-built-server.ts';
import { startTemporaryDatabase } from './lib/temporary-database.ts';

/**
 * Two servers on one database: a configuration is saved through the first, and both are polled for it continuously.
 * Prints how long after the save was acknowledged each of them still served the old one.
 */
const CHANGES = 50;
const EMAIL = 'owner@example.org';
const LONGEST_MS = 10_000;

const ends: Array<() => unknown> = [];
try {
  const database = await startTemporaryDatabase();
  ends.unshift(() => database.stop());
  const start = async () => {
    const server = await startBuiltServer(database.url);
    ends.unshift(() => server.stop());
    return `http://127.0.0.1:${server.port}`;
  };
  const [first, second] = [await start(), await start()];
  const { id, uniqueId } = await addWebsite(database.url);
  const cookie = await signIn(first, WEB_URL, EMAIL);
  const address = `/widget/config/${uniqueId}.json`;
  const delays = { first: [] as number[], second: [] as number[] };
  for (let change = 1; change <= CHANGES; change += 1) {
    const color = `#0000${change.toString(16).padStart(2, '0')}`;
    const saved = save(first, id, cookie, color);
    const [savedAt, ...servedAt] = await Promise.all([
      saved.then(() => performance.now()),
      ...[first, second].map((server) => untilServed(`${server}${address}`, color)),
    ]);
    const [one = Number.NaN, two = Number.NaN] = servedAt.map((time) => Math.max(0, time - savedAt));
    delays.first.push(one);
    delays.second.push(two);
  }
  const caching = (await fetch(`${first}${address}`)).headers.get('cache-control') ?? '';
  for (const [name, values] of Object.entries(delays))
    console.log(
      `The ${name} server serves a change ${median(values).toFixed(1)} ms after it is saved (median of ${CHANGES}), ${Math.max(...values).toFixed(1)} ms at most.`,
    );
  console.log(`A browser may hold the old one for ${/max-age=(\d+)/.exec(caching)?.[1]} s more (${caching}).`);
} finally {
  for (const end of ends) await end();
}

async function addWebsite(url: string): Promise<{ id: string; uniqueId: string }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const organization = await addOwner(client, EMAIL);
  const { rows } = await client.query(
    `insert into websites (organization_id, domain, status, expires_at)
     values ($1, 'site.example', 'ACTIVE', now() + interval '1 year') returning id, unique_id`,
    [organization],
  );
  await client.end();
  return { id: rows[0].id, uniqueId: rows[0].unique_id };
}

async function save(server: string, id: string, cookie: string, mainColor: string): Promise<void> {
  const headers = { cookie, origin: WEB_URL, 'content-type': 'application/json' };
  const body = JSON.stringify({ config: { position: 'RIGHT', mainColor, textColor: '#1e293b' } });
  const answer = await fetch(`${server}/api/widget-configs/${id}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`saving was answered with ${answer.status}: ${await answer.text()}`);
}

async function untilServed(address: string, color: string): Promise<number> {
  const deadline = performance.now() + LONGEST_MS;
  while (performance.now() < deadline) {
    const { mainColor } = (await (await fetch(address)).json()) as { mainColor?: string };
    if (mainColor === color) return performance.now();
    await sleep(1);
  }
  throw new Error(`${address} did not change within ${LONGEST_MS / 1000} s`);
}
