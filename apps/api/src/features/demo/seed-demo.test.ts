import { createHash } from 'node:crypto';
import { calls, readableColors } from '@evenway/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoBilling } from '../../demo-billing.ts';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';
import { demoAccounts } from './demo-accounts.ts';
import { findDemoWebsite } from './find-demo-website.ts';
import { seedDemo } from './seed-demo.ts';

let billing: BillingProduct;
beforeEach(async () => {
  billing = await startBillingProduct();
});
afterEach(() => billing.stop());

const seed = (say?: (line: string) => void) =>
  seedDemo(billing.product.platform, demoBilling(billing.product.platform, billing), say);

const demoAdmin = async () => {
  const client = billing.product.client();
  const [{ email, password }] = demoAccounts;
  const hashed = createHash('sha256').update(password).digest('hex');
  expect((await client.call(calls.logIn, { body: { email, password: hashed } })).status).toBe(200);
  return client;
};

/** What was paid for each website, latest first. */
const INVOICES: Record<string, number[]> = {
  'maplestreetbakery.example': [49_200, 0],
  'popup-bakery.example': [5_000, 5_000, 5_000, 0],
  'catering.maplestreetbakery.example': [2_500, 2_500, 2_500, 0],
  'maple-weddings.example': [0],
  'order.maplestreetbakery.example': [0],
};

describe('the demo organization', () => {
  it('has websites in every state an owner meets, as the payment provider knows them', async () => {
    await seed();
    const admin = await demoAdmin();
    const { body: websites } = await admin.call(calls.listWebsites, {});
    const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= Date.now();
    expect(
      websites.map(({ domain, status, subscriptionName, expiresAt }) => [
        domain,
        status,
        subscriptionName,
        isPast(expiresAt),
      ]),
    ).toEqual([
      ['catering.maplestreetbakery.example', 'ACTIVE', 'Starter', false],
      ['maple-weddings.example', 'CANCELLED', 'Starter', false],
      ['maplestreetbakery.example', 'ACTIVE', 'Growth', false],
      ['order.maplestreetbakery.example', 'ACTIVE', 'Starter', false],
      ['popup-bakery.example', 'CANCELLED', 'Growth', true],
      ['recipes.maplestreetbakery.example', null, null, false],
    ]);
    const website = await findDemoWebsite(billing.product.platform);
    expect(website).toMatchObject({ domain: 'maplestreetbakery.example', isDelivered: true });
    const trial = websites.find(({ domain }) => domain === website?.domain);
    const params = { websiteId: trial?.id ?? '' };
    const { uniqueId } = (await admin.call(calls.getWidgetUniqueId, { params })).body;
    expect(website?.snippet).toContain(uniqueId);
    expect(website?.tag).toContain(uniqueId);
    const { config } = (await admin.call(calls.getWidgetConfig, { params })).body;
    expect(config.mainColor).toBe('#8A3B12');
    expect(config).toMatchObject(readableColors(config));
    const { body: usage } = await admin.call(calls.getWidgetUsage, { params });
    expect(usage.months.filter(({ visits }) => visits > 0).length).toBeGreaterThanOrEqual(6);
    expect(usage.features[0]?.name).toBe('textSize');
    const { check, previous, findings } = (await admin.call(calls.listFindings, { params })).body;
    expect([check?.state, check?.startedBy, previous?.state]).toEqual(['finished', 'Ada Martin', 'finished']);
    expect(new Set(findings.map(({ change }) => change))).toEqual(new Set(['new', 'still', 'gone']));
    expect(findings.find(({ status }) => status === 'accepted')).toMatchObject({
      reason: expect.stringContaining('Map'),
      statusBy: 'Ada Martin',
    });
    expect((await admin.call(calls.listManualAnswers, { params })).body).toHaveLength(3);
  });

  it('has a past in which subscriptions, invoices, visits and the widget agree, and tells nobody of it', async () => {
    await seed();
    const admin = await demoAdmin();
    const { body: websites } = await admin.call(calls.listWebsites, {});
    const month = (moment: string) => moment.slice(0, 7);
    for (const { id, domain, status, subscribedAt, expiresAt, widgetSeenAt } of websites) {
      const query = { websiteId: id };
      const { months } = (await admin.call(calls.getWidgetUsage, { params: query })).body;
      const visited = months.filter(({ visits }) => visits > 0).map(({ month: name }) => name);
      if (subscribedAt === null) {
        expect([domain, widgetSeenAt, visited]).toEqual([domain, null, []]);
        continue;
      }
      const end = status === 'CANCELLED' && Date.parse(expiresAt ?? '') < Date.now() ? expiresAt : null;
      const last = end ?? new Date().toISOString();
      expect(Date.parse(widgetSeenAt ?? ''), domain).toBeGreaterThan(Date.parse(subscribedAt));
      expect(Date.parse(widgetSeenAt ?? ''), domain).toBeLessThanOrEqual(Date.parse(last));
      expect(visited[0] && visited[0] >= month(subscribedAt), domain).toBe(true);
      expect(
        visited.every((name) => name <= month(last)),
        domain,
      ).toBe(true);
      // A trial, then a charge for each period that has started.
      const { body: invoices } = await admin.call(calls.listInvoices, { query });
      const amounts = invoices.map(({ status: state, amountPaid }) => [state, amountPaid]);
      expect(amounts, domain).toEqual(INVOICES[domain]?.map((amount) => ['paid', amount]));
      expect(Math.min(...invoices.map(({ periodStart }) => Date.parse(periodStart))), domain).toBe(
        Date.parse(subscribedAt),
      );
    }
    const { rows } = await billing.product.pool.query('select template from mail_outbox');
    expect(rows).toEqual([]);
  });

  it('is made once, and never beside people who are there already', async () => {
    await seed();
    await seed();
    const { rows } = await billing.product.pool.query('select count(*)::int as many from websites');
    expect(rows).toEqual([{ many: 6 }]);
    expect((await billing.stripe.customers.list({ limit: 10 })).data).toHaveLength(1);
  });

  it('goes without websites when payments do not answer, and says so', async () => {
    const lines: string[] = [];
    const away = {
      ...demoBilling(billing.product.platform, billing),
      ensureCustomer: () => Promise.reject(new Error('away')),
    };
    await seedDemo(billing.product.platform, away, (line) => lines.push(line));
    expect(lines).toEqual([expect.stringContaining('payments did not answer')]);
    const admin = await demoAdmin();
    expect((await admin.call(calls.listWebsites, {})).body).toEqual([]);
    expect(await findDemoWebsite(billing.product.platform)).toBeNull();
  });
});
