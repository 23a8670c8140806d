import { calls } from '@evenway/contract';
import { startTcpProxy } from '@evenway/testing/tcp-proxy';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directUrl } from '../../config/settings.ts';
import { connectDatabase, JOB_TIMEOUTS } from '../../platform/database/database.ts';
import { invitedPerson, signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { createInstallationHeartbeat, emptyHeartbeat } from './installation-heartbeat.ts';
import { sendQuotaNotices } from './send-quota-notices.ts';

let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
let admin: TestClient;
let adminEmail: string;
beforeAll(async () => {
  product = await startTestProduct();
  second = await product.another();
  ({ client: admin, email: adminEmail } = await signedInPerson(product));
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

interface Beacon {
  readonly origin?: string | null;
  readonly query?: string;
  readonly body?: string;
  readonly agent?: string;
  readonly url?: string;
}
/** As a browser sends it from a page of the website. */
function send(path: string, { domain }: Pick<WidgetWebsite, 'domain'>, beacon: Beacon = {}) {
  const { origin = `https://www.${domain}`, query = '', body, agent, url = product.url } = beacon;
  const headers = { ...(origin !== null && { origin }), ...(agent && { 'user-agent': agent }) };
  return fetch(`${url}${path}${query}`, { method: 'POST', headers, ...(body && { body }) });
}
const visit = (website: WidgetWebsite, beacon?: Beacon) => send(`/widget/visits/${website.uniqueId}`, website, beacon);
const counted = async ({ id }: WidgetWebsite) => {
  const sum = 'select coalesce(sum(count), 0) as visits from visits where website_id = $1';
  return Number((await product.pool.query(sum, [id])).rows[0].visits);
};
const website = (status?: string | null) => insertWidgetWebsite(product, admin, status === undefined ? {} : { status });

describe('visits', () => {
  it('are counted per month, all that were acknowledged and not one more, on two servers at once', async () => {
    const [first, other] = [await website(), await website()];
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        visit(index % 4 === 0 ? other : first, { url: index % 2 === 0 ? product.url : second.url }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*');
    expect([await counted(first), await counted(other)]).toEqual([300, 100]);
  });

  it('X42: are counted for known, live websites only, whatever the beacon says', async () => {
    const [live, dead] = [await website(), await website(null)];
    expect((await visit(dead)).status).toBe(204);
    expect((await send(`/widget/visits/${'0'.repeat(32)}`, live)).status).toBe(204);
    await visit(live, { body: JSON.stringify({ website: dead.id, ip: '203.0.113.1', timestamp: 1, count: 99 }) });
    await visit(live, { agent: 'Googlebot/2.1' });
    expect([await counted(live), await counted(dead)]).toEqual([1, 0]);
    expect((await visit(live, { body: 'x'.repeat(5_000) })).status).toBe(413);
  });

  it('W24: are counted on pages of the website and of developers, and nowhere else', async () => {
    const live = await website();
    const homes = [`https://${live.domain}`, `https://shop.${live.domain}`, 'http://localhost:8080', 'http://a.test'];
    for (const origin of homes) await visit(live, { origin });
    const others = [
      'https://evil.example',
      `https://not${live.domain}`,
      `https://${live.domain}.evil.example`,
      'null',
      null,
    ];
    for (const origin of others) expect((await visit(live, { origin })).status).toBe(204);
    expect(await counted(live)).toBe(homes.length);
  });

  it('Y09: of developers’ machines count only where the product itself runs on one', async () => {
    const live = await website();
    const elsewhere = await product.another({ isOnThisMachine: false });
    for (const origin of ['http://localhost:8080', 'http://a.test', 'http://127.0.0.1', `https://${live.domain}`])
      expect((await visit(live, { origin, url: elsewhere.url })).status).toBe(204);
    expect(await counted(live)).toBe(1);
    await elsewhere.stop();
  });

  it('Y09: of one client beyond what is plausible are told to the owner as bursts, and are no visits', async () => {
    const [live, other] = [await website(), await website()];
    const limited = await product.another({ RATE_LIMIT_FACTOR: 0.1, TRUSTED_PROXIES: ['127.0.0.1', '::1'] });
    const from = (address: string, target: WidgetWebsite) =>
      fetch(`${limited.url}/widget/visits/${target.uniqueId}`, {
        method: 'POST',
        headers: { origin: `https://${target.domain}`, 'x-forwarded-for': address },
      });
    const forged = await Promise.all(Array.from({ length: 60 }, () => from('203.0.113.1', live)));
    expect(new Set(forged.map(({ status }) => status))).toEqual(new Set([204]));
    await from('203.0.113.1', other);
    await from('203.0.113.2', live);
    const usage = async (target: WidgetWebsite) =>
      (await admin.call(calls.getWidgetUsage, { params: target.params })).body;
    expect(await usage(live)).toMatchObject({ visits: 11, bursts: 50 });
    expect(await usage(other)).toMatchObject({ visits: 1, bursts: 0 });
    await limited.stop();
  });

  it('Y09: configurations have a limit per client too', async () => {
    const limited = await product.another({ RATE_LIMIT_FACTOR: 0.002, TRUSTED_PROXIES: ['127.0.0.1', '::1'] });
    const from = (address: string) =>
      fetch(`${limited.url}/widget/config/${'0'.repeat(32)}.json`, { headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await from('203.0.113.1')).status);
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429]);
    expect((await from('203.0.113.1')).headers.get('retry-after')).toBe('60');
    expect((await from('203.0.113.2')).status).toBe(200);
    await limited.stop();
  });

  it('R07: are not acknowledged while the database is away', async () => {
    const [live, neverSeen] = [await website(), await website()];
    const proxy = await startTcpProxy(product.settings.DATABASE_URL);
    const { url, stop } = await product.another({ DATABASE_URL: proxy.url });
    expect((await visit(live, { url })).status).toBe(204);
    expect((await fetch(`${url}/widget/config/${neverSeen.uniqueId}.json`)).status).toBe(200);
    proxy.cut();
    expect((await visit(live, { url })).status).toBe(503);
    expect((await visit(neverSeen, { url })).status).toBe(503);
    proxy.restore();
    await waitFor(
      async () => ((await visit(live, { url })).status === 204 ? true : undefined),
      'the database to be back',
    );
    expect(await counted(live)).toBe(2);
    await stop();
    await proxy.close();
  });

  it('tell where the widget was seen, in which release, and what is odd there', async () => {
    const live = await website();
    const seen = async () => (await admin.call(calls.getWidgetInstallation, { params: live.params })).body;
    expect(await seen()).toMatchObject({ firstSeenAt: null, lastSeenAt: null, host: null, strayHost: null });
    await visit(live, { query: '?v=0123abcd&n=2' });
    expect(await seen()).toMatchObject({
      host: `www.${live.domain}`,
      version: '0123abcd',
      snippets: 2,
      strayHost: null,
    });
    const heartbeat = await seen();
    await visit(live, { query: '?v=0123abcd&n=2' });
    expect(await seen(), 'the same again within a minute').toEqual(heartbeat);
    await visit(live, { origin: 'https://copy.example' });
    const now = await seen();
    expect(now).toMatchObject({ host: `www.${live.domain}`, strayHost: 'copy.example' });
    expect(Date.parse(now.firstSeenAt ?? '')).toBeLessThanOrEqual(Date.parse(now.lastSeenAt ?? ''));
  });
});

describe('heartbeats', () => {
  it('are written once a minute, also when two subdomains tell in turn', async () => {
    const live = await website();
    const seen = async () => (await admin.call(calls.getWidgetInstallation, { params: live.params })).body;
    const hosts = [`https://a.${live.domain}`, `https://b.${live.domain}`];
    for (let round = 0; round < 3; round += 1) for (const origin of hosts) await visit(live, { origin });
    expect(await seen()).toMatchObject({ host: `a.${live.domain}` });
  });

  it('that say nothing in odd words are kept as nothing', async () => {
    for (const query of ['?v=<script>&n=-1', `?${'x'.repeat(2_000)}`]) {
      const live = await website();
      await visit(live, { query });
      const seen = (await admin.call(calls.getWidgetInstallation, { params: live.params })).body;
      expect(seen).toMatchObject({ host: `www.${live.domain}`, version: null, snippets: null });
    }
  });
});

describe('the first visit', () => {
  const announced = async ({ domain }: WidgetWebsite) => {
    const { rows } = await product.pool.query(
      `select recipient from mail_outbox where template = 'first-visit' and params->>'domain' = $1`,
      [domain],
    );
    return rows.map(({ recipient }) => recipient);
  };
  it('is mailed to the admins once, also when two servers see it at once and a copy was seen before', async () => {
    const sites = await Promise.all(Array.from({ length: 8 }, () => website()));
    await Promise.all(sites.slice(4).map((live) => visit(live, { origin: 'https://copy.example' })));
    expect(await Promise.all(sites.map(announced))).toEqual(sites.map(() => []));
    await Promise.all(sites.flatMap((live) => [visit(live), visit(live, { url: second.url }), visit(live)]));
    expect(await Promise.all(sites.map(announced))).toEqual(sites.map(() => [adminEmail]));
    const { domain } = sites[0] as WidgetWebsite;
    const mail = await product.mail(adminEmail, new RegExp(`^${domain}: the widget is on your website`));
    expect(mail.links[0]).toContain(`/organization/widget?website=${domain}&area=appearance`);
  });

  it('is not mailed for a website that was seen before, nor where nobody should hear of it', async () => {
    const { client, email } = await signedInPerson(product);
    const { orgId } = (await client.call(calls.getSessionUser, {})).body;
    const other = () => insertWidgetWebsite(product, client);
    const [known, closed] = [await other(), await other()];
    await product.pool.query(
      `insert into widget_installations (website_id, first_seen_at, last_seen_at)
       values ($1, now() - interval '1 year', now() - interval '1 month')`,
      [known.id],
    );
    await visit(known);
    // A server may deliver it for a moment longer.
    const late = createInstallationHeartbeat(product.platform.database);
    await product.pool.query('update organizations set suspended_at = now() where id = $1', [orgId]);
    await late.note({ id: closed.id, state: emptyHeartbeat() }, { host: closed.domain, isStray: false, query: '' });
    expect(
      (await product.pool.query('select from widget_installations where website_id = $1', [closed.id])).rowCount,
    ).toBe(1);
    expect([await announced(known), await announced(closed)]).toEqual([[], []]);
    await product.pool.query('update organizations set suspended_at = null where id = $1', [orgId]);
    // Someone who has not confirmed their address is no admin to write to.
    await product.pool.query('update users set email_verified_at = null where email = $1', [email]);
    const unread = await other();
    await visit(unread);
    expect(await announced(unread)).toEqual([]);
  });
});

describe('usage', () => {
  const use = (live: WidgetWebsite, names: string, beacon?: Beacon) =>
    send(`/widget/uses/${live.uniqueId}/${names}`, live, beacon);
  const usage = async (live: WidgetWebsite, who = admin) =>
    (await who.call(calls.getWidgetUsage, { params: live.params })).body;

  it('counts functions and shows them from ten uses up', async () => {
    const live = await website();
    await Promise.all(Array.from({ length: 9 }, () => use(live, 'links,textSize')));
    expect((await usage(live)).features).toEqual([]);
    await use(live, 'textSize,textSize,nonsense,__proto__');
    await use(live, 'links', { origin: 'https://copy.example' });
    const user = (await invitedPerson(product, admin)).client;
    expect((await usage(live, user)).features).toEqual([{ name: 'textSize', uses: 10 }]);
    expect((await product.pool.query('select distinct feature from feature_uses')).rows).toHaveLength(2);
  });

  it('shows twelve months, and this one against the plan', async () => {
    const live = await website();
    await product.pool.query(
      `insert into visits values ($1, date_trunc('month', now() at time zone 'utc') - interval '2 months', 7),
                                 ($1, date_trunc('month', now() at time zone 'utc') - interval '12 months', 99),
                                 ($1, date_trunc('month', now() at time zone 'utc'), 95000)`,
      [live.id],
    );
    const { visits, limit, notice, months } = await usage(live);
    expect({ visits, limit, notice }).toEqual({ visits: 95_000, limit: 100_000, notice: 95 });
    expect(months).toHaveLength(12);
    expect(months.map((month) => month.visits)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 95_000]);
    expect(months.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
  });

  it('mails the admins once at 80, 95 and 100 percent, and the widget stays', async () => {
    const live = await website();
    const { database, close } = connectDatabase(directUrl(product.settings), {
      poolSize: 2,
      onLost: () => undefined,
      timeouts: JOB_TIMEOUTS,
    });
    const mails = async () =>
      (await product.mails(adminEmail))
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes(live.domain));
    const reach = async (visits: number) => {
      await product.pool.query(
        `insert into visits values ($1, date_trunc('month', now() at time zone 'utc'), $2)
         on conflict (website_id, month) do update set count = $2`,
        [live.id, visits],
      );
      await Promise.all([sendQuotaNotices(database), sendQuotaNotices(database)]);
    };
    const about = (percent: number) => `${live.domain} has used ${percent}% of this month’s visits`;

    await reach(79_999);
    await reach(80_000);
    await product.mail(adminEmail, new RegExp(`${live.domain}.*80%`));
    await reach(120_000);
    await product.mail(adminEmail, new RegExp(`${live.domain}.*100%`));
    await reach(130_000);
    expect((await mails()).sort()).toEqual([about(100), about(80)]);
    expect((await usage(live)).notice).toBe(100);
    expect(await (await fetch(`${product.url}/widget/config/${live.uniqueId}.json`)).json()).toMatchObject({
      live: true,
    });
    await close();
  });
});
