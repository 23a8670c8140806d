import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** So that requests of two runs would meet. */
const RESPONSE_MS = 5;
const PERIOD_END = 2_000_000_000;
const ORGANIZATION = '00000000-0000-4000-8000-0000000000ff';
const CUSTOMER = 'cus_many';
const PRICE = 'price_many';

const numberOf = (id: string) => Number(id.slice('sub_'.length));
const subscriptionId = (number: number) => `sub_${number}`;

export interface ManySubscriptions {
  readonly url: string;
  /** The `starting_after` of every list that was asked for, in order; empty for the first page. */
  readonly lists: string[];
  /** The subscriptions that were read one by one. */
  readonly read: Map<string, number>;
  /** How many requests there were at a time, at most. */
  mostAtOnce(): number;
  requests(): number;
  /** Refuses the page after this subscription, until it is called with null. */
  refusePageAfter(subscription: string | null): void;
  stop(): Promise<void>;
}

/**
 * A payment provider that answers only what a reconciliation asks, for as many subscriptions as wanted. Of each
 * thousand, one was canceled for the end of its period and one at once; nobody was told of either.
 */
export async function startManySubscriptions(count: number): Promise<ManySubscriptions> {
  const lists: string[] = [];
  const read = new Map<string, number>();
  const counts = { now: 0, most: 0, requests: 0 };
  let refused: string | null = null;

  const answer = (method: string, { pathname, searchParams }: URL): unknown => {
    const id = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname)?.[1];
    if (id) {
      read.set(id, (read.get(id) ?? 0) + 1);
      return subscription(numberOf(id));
    }
    switch (`${method} ${pathname}`) {
      case 'GET /v1/subscriptions': {
        const after = searchParams.get('starting_after') ?? '';
        lists.push(after);
        if (refused !== null && refused === after) return null;
        return listAfter(after === '' ? -1 : numberOf(after), Number(searchParams.get('limit')), count);
      }
      case 'GET /v1/prices':
        return { object: 'list', has_more: false, data: [PRICE_OBJECT] };
      case 'POST /v1/invoices/create_preview':
        return PREVIEW;
      default:
        throw new Error(`${method} ${pathname} is not expected of a reconciliation`);
    }
  };
  const server = createServer(async (request, response) => {
    counts.requests += 1;
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    await sleep(RESPONSE_MS);
    counts.now -= 1;
    const body = answer(request.method ?? '', new URL(request.url ?? '', 'http://provider'));
    // Without the header the client would try twice more by itself.
    const refusal = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
    if (body === null) response.writeHead(503, refusal).end('{"error":{"type":"api_error","message":"away"}}');
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lists,
    read,
    mostAtOnce: () => counts.most,
    requests: () => counts.requests,
    refusePageAfter(subscription) {
      refused = subscription;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** What was canceled without a word, of the first so many. */
export const canceledUnnoticed = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => number)
    .filter((number) => isEnding(number) || isOver(number))
    .map(subscriptionId);

const isEnding = (number: number) => number % 1_000 === 150;
const isOver = (number: number) => number % 1_000 === 250;

/** As the list leaves out what is over, some pages reach further. */
function listAfter(last: number, limit: number, count: number) {
  const data: unknown[] = [];
  let number = last + 1;
  for (; number < count && data.length < limit; number += 1) if (!isOver(number)) data.push(subscription(number));
  return { object: 'list', data, has_more: number < count };
}

const subscription = (number: number) => ({
  id: subscriptionId(number),
  object: 'subscription',
  customer: CUSTOMER,
  status: isOver(number) ? 'canceled' : 'active',
  created: 1_700_000_000,
  start_date: 1_700_000_000,
  ended_at: isOver(number) ? 1_700_000_100 : null,
  cancel_at_period_end: isEnding(number),
  cancel_at: null,
  trial_start: null,
  trial_end: null,
  metadata: { websiteId: websiteId(number) },
  items: {
    data: [{ price: { id: PRICE }, current_period_start: PERIOD_END - 1_000, current_period_end: PERIOD_END }],
  },
});

const websiteId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const PRICE_OBJECT = {
  id: PRICE,
  object: 'price',
  lookup_key: 'growth_monthly',
  unit_amount: 5_000,
  recurring: { interval: 'month' },
};
const PREVIEW = {
  object: 'invoice',
  currency: 'usd',
  total: 5_000,
  starting_balance: 0,
  period_start: PERIOD_END,
  period_end: PERIOD_END,
  lines: { data: [{ amount: 5_000, parent: null, period: { start: PERIOD_END, end: PERIOD_END } }] },
};

/** Their websites, all up to date but for what was canceled. As the owner of the tables. */
export async function seedManySubscriptions(client: pg.Pool | pg.Client, count: number): Promise<void> {
  await client.query(`insert into organizations (id, name) values ($1, 'Many')`, [ORGANIZATION]);
  await client.query('insert into payment_customers (organization_id, customer_id) values ($1, $2)', [
    ORGANIZATION,
    CUSTOMER,
  ]);
  await client.query(
    `insert into websites (id, organization_id, domain, status, price_id, subscription_name, subscription_id, subscribed_at, expires_at, synced_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1::uuid, 'site-' || n || '.example', 'ACTIVE', $2,
       'Growth', 'sub_' || n, to_timestamp(1700000000), to_timestamp($3::bigint), now()
     from generate_series(0, $4::int - 1) n`,
    [ORGANIZATION, PRICE, PERIOD_END, count],
  );
  await client.query(
    'insert into website_subscriptions (subscription_id, website_id) select subscription_id, id from websites where organization_id = $1',
    [ORGANIZATION],
  );
}
