import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashSecret } from '../../apps/api/src/platform/crypto/keys.ts';
import { addOwner, signIn } from '../../apps/api/src/testing/accounts/owner.ts';
import { WEB_URL } from './environment.ts';
import { isSuccess, keepSending, type Status, statusOf } from './load.ts';
import type { ProductDatabase } from './product-database.ts';
import { addWebsites, configAddress, sendVisit, uniqueIdOf } from './visits.ts';

/** Websites whose configurations are requested. */
const KNOWN = 50;
/**
 * Many: a lost acknowledged visit could otherwise be hidden by an unacknowledged one that counted on the same website.
 */
const VISITED = 2_000;
const OWNER = 'owner@example.org';

export type Kind = 'configurations' | 'visits' | 'saves' | 'checkouts' | 'sign-ins';
export const WRITES: readonly Kind[] = ['visits', 'saves', 'checkouts', 'sign-ins'];

/** How many senders, and the pause between two requests: all of this shares a small machine. */
const SENDERS: Record<Kind, { readonly senders: number; readonly pauseMs: number }> = {
  configurations: { senders: 6, pauseMs: 40 },
  visits: { senders: 6, pauseMs: 40 },
  saves: { senders: 2, pauseMs: 100 },
  checkouts: { senders: 1, pauseMs: 200 },
  'sign-ins': { senders: 1, pauseMs: 300 },
};

/** A request that was answered, or was not: then `status` is 'none'. */
export interface Sample {
  readonly kind: Kind;
  readonly status: Status;
  readonly startedAt: number;
  readonly endedAt: number;
}

export interface MixedLoad {
  readonly samples: readonly Sample[];
  /**
   * Acknowledged writes (before a given time, if any) that are missing, one entry each, in words. Can look in a
   * replacement database.
   */
  findLost(options?: { acknowledgedBefore?: number; database?: ProductDatabase }): Promise<string[]>;
  /** Sends further requests to another address of the product. */
  moveTo(url: string): void;
  stop(): Promise<void>;
}

/** Where requests are sent now. */
type Entry = () => string;

/**
 * Simulates people and visitors of the product at `url`, and records everything that was acknowledged. `isNew`: creates
 * them first.
 */
export async function startMixedLoad(
  url: string,
  database: ProductDatabase,
  { isNew } = { isNew: true },
): Promise<MixedLoad> {
  if (isNew) await addPeople(database);
  const cookie = await signIn(url, WEB_URL, OWNER);
  const priceId = await findPrice(url);
  const savedWebsites = await findSavedWebsites(database);
  const samples: Sample[] = [];
  let entryUrl = url;
  const entry = () => entryUrl;
  const books = [
    keepVisits(entry),
    keepSaves(entry, cookie, savedWebsites),
    keepCheckouts(entry, cookie, priceId),
    keepSignIns(entry),
  ];
  const kinds = [{ kind: 'configurations' as const, send: createConfigReader(entry) }, ...books];
  const loads = kinds.map(({ kind, send }) => {
    const { senders, pauseMs } = SENDERS[kind];
    return keepSending(senders, async () => {
      await sleep(pauseMs);
      const startedAt = performance.now();
      const status = await send();
      samples.push({ kind, status, startedAt, endedAt: performance.now() });
      return status;
    });
  });
  return {
    samples,
    async findLost({ acknowledgedBefore = Number.POSITIVE_INFINITY, database: place = database } = {}) {
      const isAsked = ({ at }: { at: number }) => at < acknowledgedBefore;
      return (await Promise.all(books.map((book) => book.findLost(place, isAsked)))).flat();
    },
    moveTo(next) {
      entryUrl = next;
    },
    stop: async () => void (await Promise.all(loads.map((load) => load.stop()))),
  };
}

/** One kind of writes, with everything that was acknowledged and when. */
interface Book {
  readonly kind: Kind;
  send(): Promise<Status>;
  findLost(database: ProductDatabase, isAsked: (entry: { at: number }) => boolean): Promise<string[]>;
}

function createConfigReader(entry: Entry): () => Promise<Status> {
  let turn = 0;
  return async () => {
    const website = 1 + (turn++ % KNOWN);
    try {
      const answer = await fetch(entry() + configAddress(website), { signal: AbortSignal.timeout(60_000) });
      const isRight = (await answer.text()).includes(`site-${website}.example`);
      return answer.ok && !isRight ? 'none' : answer.status;
    } catch {
      return 'none';
    }
  };
}

function keepVisits(entry: Entry): Book {
  const acknowledged: Array<{ at: number; website: number }> = [];
  let turn = 0;
  return {
    kind: 'visits',
    async send() {
      const website = 1 + (turn++ % VISITED);
      const status = await sendVisit(entry(), website);
      if (isSuccess(status)) acknowledged.push({ at: Date.now(), website });
      return status;
    },
    async findLost(database, isAsked) {
      const counts = new Map<number, number>();
      for (const { website } of acknowledged.filter(isAsked)) counts.set(website, (counts.get(website) ?? 0) + 1);
      const expected = [...counts];
      const rows = await database.query<{ lost: number }>(
        `select expected.count - coalesce(sum(visits.count + visits.bursts), 0)::int as lost
         from unnest($1::text[], $2::int[]) as expected (unique_id, count)
         join websites on websites.unique_id = expected.unique_id left join visits on visits.website_id = websites.id
         group by expected.unique_id, expected.count
         having coalesce(sum(visits.count + visits.bursts), 0) < expected.count`,
        [expected.map(([website]) => uniqueIdOf(website)), expected.map(([, count]) => count)],
      );
      return rows.flatMap(({ lost }) => Array.from({ length: lost }, () => 'a visit'));
    },
  };
}

const json = (cookie: string) => ({ origin: WEB_URL, cookie, 'content-type': 'application/json' });
const colorOf = (number: number) => `#${number.toString(16).padStart(6, '0')}`;

/** Each sender has its own website and saves one color after the other. */
function keepSaves(entry: Entry, cookie: string, websites: readonly string[]): Book {
  const acknowledged: Array<{ at: number; website: string; number: number }> = [];
  const free = [...websites];
  let number = 0;
  return {
    kind: 'saves',
    async send() {
      const website = free.shift() ?? '';
      number += 1;
      const mine = number;
      const body = JSON.stringify({ config: { mainColor: colorOf(mine) } });
      const status = await statusOf(`${entry()}/api/widget-configs/${website}`, {
        method: 'POST',
        headers: json(cookie),
        body,
      });
      if (isSuccess(status)) acknowledged.push({ at: Date.now(), website, number: mine });
      free.push(website);
      return status;
    },
    async findLost(database, isAsked) {
      const newest = new Map(acknowledged.filter(isAsked).map((entry) => [entry.website, entry.number]));
      const expected = [...newest];
      const rows = await database.query<{ id: string; color: string | null }>(
        `select website_id as id, config->>'mainColor' as color from widget_configs where website_id = any($1::uuid[])`,
        [expected.map(([website]) => website)],
      );
      const stored = new Map(rows.map(({ id, color }) => [id, Number.parseInt(color?.slice(1) ?? '0', 16)]));
      // A later write may have been stored without being acknowledged.
      return expected.flatMap(([website, last]) => ((stored.get(website) ?? 0) < last ? ['a save'] : []));
    },
  };
}

function keepCheckouts(entry: Entry, cookie: string, priceId: string): Book {
  const acknowledged: Array<{ at: number; domain: string }> = [];
  return {
    kind: 'checkouts',
    async send() {
      const domain = `${randomBytes(8).toString('hex')}.example`;
      const status = await statusOf(`${entry()}/api/subscriptions/create-checkout-session`, {
        method: 'POST',
        headers: json(cookie),
        body: JSON.stringify({ domain, priceId }),
      });
      if (isSuccess(status)) acknowledged.push({ at: Date.now(), domain });
      return status;
    },
    async findLost(database, isAsked) {
      const rows = await database.query<{ domain: string }>(
        `select expected.domain from unnest($1::text[]) as expected (domain)
         where not exists (
           select from websites join checkout_attempts on checkout_attempts.website_id = websites.id
           where websites.domain = expected.domain and checkout_attempts.session_id is not null
         )`,
        [acknowledged.filter(isAsked).map(({ domain }) => domain)],
      );
      return rows.map(({ domain }) => `the checkout of ${domain}`);
    },
  };
}

function keepSignIns(entry: Entry): Book {
  const acknowledged: Array<{ at: number; hash: string }> = [];
  return {
    kind: 'sign-ins',
    async send() {
      try {
        const cookie = await signIn(entry(), WEB_URL, OWNER);
        acknowledged.push({ at: Date.now(), hash: hashSecret(decodeURIComponent(cookie.split('=')[1] ?? '')) });
        return 200;
      } catch (error) {
        return Number(/answered with (\d+)/.exec(String(error))?.[1]) || 'none';
      }
    },
    async findLost(database, isAsked) {
      const rows = await database.query(
        `select from unnest($1::text[]) as expected (hash)
         where not exists (select from sessions where secret_hash = expected.hash)`,
        [acknowledged.filter(isAsked).map(({ hash }) => hash)],
      );
      return rows.map(() => 'a session');
    },
  };
}

async function addPeople(database: ProductDatabase): Promise<void> {
  await addWebsites(database, VISITED);
  await database.withClient(async (client) => {
    const organization = await addOwner(client, OWNER);
    await client.query(
      `insert into websites (organization_id, domain, status, expires_at)
       select $1, 'saved-' || n || '.example', 'ACTIVE', now() + interval '1 year' from generate_series(1, $2::int) n`,
      [organization, SENDERS.saves.senders],
    );
  });
}

async function findSavedWebsites(database: ProductDatabase): Promise<string[]> {
  const rows = await database.query<{ id: string }>(`select id from websites where domain like 'saved-%'`);
  return rows.map(({ id }) => id);
}

async function findPrice(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/widget/prices`);
  const prices = (await answer.json()) as ReadonlyArray<{ id: string; name: string }>;
  const starter = prices.find(({ name }) => /starter/i.test(name));
  if (!starter) throw new Error('there is no plan to buy');
  return starter.id;
}
