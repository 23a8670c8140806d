import { createHash, randomUUID } from 'node:crypto';
import { signedPaymentEvent } from '@evenway/testing/payment-event';
import type pg from 'pg';
import { addOwner, signIn } from '../../apps/api/src/testing/accounts/owner.ts';
import { digest, PASSWORD } from '../../apps/api/src/testing/accounts/people.ts';

export type KindName = 'configurations' | 'visits' | 'dashboards' | 'webhooks' | 'saves' | 'sign-ins';

export interface RequestKind {
  readonly name: KindName;
  /** Of all requests. */
  readonly share: number;
  /** As they go over the wire; they are sent in turn. */
  readonly requests: readonly string[];
}

/**
 * The mix of a day. A browser caches a configuration for a minute and reports one visit per session, so visits are
 * fewer; owners are rare.
 */
const SHARES: Record<KindName, number> = {
  configurations: 0.7,
  visits: 0.25,
  dashboards: 0.025,
  webhooks: 0.015,
  saves: 0.007,
  'sign-ins': 0.003,
};

const OWNERS = 10;
const WEBSITES_EACH = 10;
/** Enough for a step at the highest rates; common ones repeat. */
const VARIETY = 20_000;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

interface Owner {
  readonly email: string;
  readonly cookie: string;
  readonly websites: readonly string[];
}

interface Server {
  readonly url: string;
  /** Where people open it. */
  readonly webUrl: string;
  readonly webhookSecret: string;
}

/** Owners who are signed in, each with some websites. */
export async function addOwners(client: pg.Client, { url, webUrl }: Server): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (let number = 0; number < OWNERS; number += 1) {
    const email = `owner-${number}@example.org`;
    const organization = await addOwner(client, email);
    const { rows } = await client.query<{ id: string }>(
      `insert into websites (organization_id, domain, status, subscription_name, subscribed_at, expires_at)
       select $1, 'owned-' || $2 || '-' || n || '.example', 'ACTIVE', 'Growth', now(), now() + interval '1 year'
       from generate_series(1, $3::int) n returning id`,
      [organization, String(number), WEBSITES_EACH],
    );
    owners.push({ email, cookie: await signIn(url, webUrl, email), websites: rows.map(({ id }) => id) });
  }
  return owners;
}

/** The requests of a day, for websites 1 to `websites` and these owners. */
export function dayOfRequests(websites: number, owners: readonly Owner[], server: Server): RequestKind[] {
  const makers: Record<KindName, (index: number) => string> = {
    configurations: () => {
      const number = popularWebsite(websites);
      return request('GET', `/widget/config/${idOf(number)}.json`, { Origin: `https://site-${number}.example` });
    },
    visits: () => {
      const number = popularWebsite(websites);
      return request('POST', `/widget/visits/${idOf(number)}`, { Origin: `https://site-${number}.example` }, '');
    },
    dashboards: (index) => request('GET', '/api/websites', { Cookie: ownerOf(owners, index).cookie }),
    webhooks: () => {
      const { body, headers } = signedPaymentEvent(server.webhookSecret, `evt_${randomUUID()}`, 'invoice.created');
      return request('POST', '/api/webhooks/stripe', headers, body);
    },
    saves: (index) => {
      const { cookie, websites: own } = ownerOf(owners, index);
      const body = JSON.stringify({ config: { mainColor: `#${(index % 0xffffff).toString(16).padStart(6, '0')}` } });
      return request('POST', `/api/widget-configs/${own[index % own.length]}`, asPerson(server, cookie), body);
    },
    'sign-ins': (index) => {
      const password = digest(PASSWORD);
      const body = JSON.stringify({ email: ownerOf(owners, index).email, password });
      return request('POST', '/api/auth/login', asPerson(server), body);
    },
  };
  return Object.entries(SHARES).map(([name, share]) => ({
    name: name as KindName,
    share,
    requests: Array.from({ length: Math.ceil(VARIETY * share) }, (_, index) => makers[name as KindName](index)),
  }));
}

function ownerOf(owners: readonly Owner[], index: number): Owner {
  const owner = owners[index % owners.length];
  if (!owner) throw new Error('there are no owners');
  return owner;
}

const asPerson = ({ webUrl }: Server, cookie?: string) => ({
  Origin: webUrl,
  'Content-Type': 'application/json',
  ...(cookie && { Cookie: cookie }),
});

const idOf = (website: number) => createHash('md5').update(String(website)).digest('hex');

/** The n-th website gets about 1/n of the traffic (Zipf's law): a random point on a logarithmic scale. */
const popularWebsite = (websites: number) => Math.floor(Math.exp(Math.random() * Math.log(websites + 1)));

function request(method: string, address: string, headers: Record<string, string>, body?: string): string {
  const all = { Host: '127.0.0.1', 'User-Agent': AGENT, Accept: '*/*', ...headers };
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...all, ...length }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
