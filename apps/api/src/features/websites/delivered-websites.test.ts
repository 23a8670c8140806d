import { calls, GRACE_DAYS, graceEndsAt, isDelivered, isLive, type WebsiteStatus } from '@evenway/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { freshReads } from '../../platform/database/stale-reads.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { listUnlisted } from '../billing/billing-repository.ts';
import { findDelivered } from '../widget-delivery/delivery-repository.ts';
import { listWebsitesWithActivity } from './website-activity-repository.ts';
import { isDelivered as isDeliveredNow, listAllWebsites, listDeliveredWebsites } from './website-repository.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const STATES: (WebsiteStatus | null)[] = ['ACTIVE', 'CANCELLED', 'NOT_PAID', 'INACTIVE', null];
const HOURS = [24, 1, -1, -24, 1 - 24 * GRACE_DAYS, -1 - 24 * GRACE_DAYS];

it('the same websites are delivered, customizable and live for programs: those that the contract says', async () => {
  const admin = await signedInPerson(product);
  const { database } = product.platform;
  const { orgId } = (await admin.client.call(calls.getSessionUser, {})).body;
  const made = [];
  for (const status of STATES)
    for (const hours of HOURS) {
      const expires = `now() + interval '${hours} hours'`;
      made.push({ status, hours, ...(await insertWidgetWebsite(product, admin.client, { status, expires })) });
    }
  const suspended = await insertWidgetWebsite(product, admin.client, { status: 'ACTIVE' });
  await product.pool.query('update websites set suspended_at = now() where id = $1', [suspended.id]);
  const now = new Date();
  const expected = made
    .filter(({ status, hours }) =>
      isDelivered(
        { status, expiresAt: new Date(now.getTime() + hours * 3_600_000).toISOString(), suspendedAt: null },
        now,
      ),
    )
    .map(({ domain }) => domain)
    .sort();
  expect(expected.length).toBeGreaterThan(HOURS.length);

  const uniqueIds = [...made, suspended].map(({ uniqueId }) => uniqueId);
  const delivered = await findDelivered(freshReads(database), uniqueIds);
  expect([...delivered.values()].map(({ domain }) => domain).sort()).toEqual(expected);
  const customizable = (await admin.client.call(calls.listCustomizableWebsites, {})).body;
  expect(customizable.map(({ domain }) => domain).sort()).toEqual(expected);
  const listed = await listWebsitesWithActivity(database, orgId ?? '');
  expect(
    listed
      .filter((website) => website.isDelivered)
      .map(({ domain }) => domain)
      .sort(),
  ).toEqual(expected);

  await product.pool.query('update organizations set suspended_at = now() where id = $1', [orgId]);
  expect((await findDelivered(freshReads(database), uniqueIds)).size).toBe(0);
});

/** A time zone whose clocks change on the given day, in the middle of the days of grace. */
const changedClocks = (spring: Date, autumn: Date) => {
  const dayOf = (date: Date) =>
    Math.min(365, 1 + Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000));
  return `AAA0BBB,J${dayOf(spring)}/2,J${dayOf(autumn)}/2`;
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const ZONES = {
  UTC: 'UTC',
  'a zone that lost an hour meanwhile': changedClocks(daysAgo(GRACE_DAYS / 2), daysAgo(-90)),
  'a zone that gained an hour meanwhile': changedClocks(daysAgo(90), daysAgo(GRACE_DAYS / 2)),
};
const GRACE_MS = GRACE_DAYS * 86_400_000;
const EDGES_MS = [0, -GRACE_MS].flatMap((edge) => [edge + 1, edge, edge - 1, edge + 1_800_000, edge - 1_800_000]);

it.each(Object.entries(ZONES))('database and contract agree to the millisecond, in %s', async (_name, zone) => {
  const admin = await signedInPerson(product);
  const { orgId } = (await admin.client.call(calls.getSessionUser, {})).body;
  const organizationId = orgId ?? '';
  const undo = new Error('everything is compared');
  const comparing = product.platform.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('timezone', ${zone}, true)`);
    // One transaction, in which now() stands still.
    const now = (await tx.execute<{ ms: number }>(sql`select floor(extract(epoch from now()) * 1000)::float8 as ms`))
      .rows[0]?.ms;
    for (const status of STATES)
      for (const edge of [...EDGES_MS, null])
        await tx.execute(sql`
          insert into websites (organization_id, domain, status, subscription_id, expires_at)
          select ${organizationId}, id || '.example', ${status}, id, now() + ${edge}::float8 * interval '1 millisecond'
          from (select gen_random_uuid()::text as id)`);
    const listed = await listWebsitesWithActivity(tx, organizationId);
    expect(listed).toHaveLength(STATES.length * (EDGES_MS.length + 1));
    const at = new Date(now ?? Number.NaN);
    const expected = listed.filter((website) => isDelivered(website, at));
    expect(listed.filter((website) => website.isDelivered)).toEqual(expected);
    expect((await listDeliveredWebsites(tx, organizationId)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    for (const website of listed) expect(await isDeliveredNow(tx, website.id)).toBe(expected.includes(website));

    const delivered = await findDelivered(
      freshReads(tx as unknown as Database),
      (await listAllWebsites(tx, organizationId)).map(({ uniqueId }) => uniqueId),
    );
    const left = new Map([...delivered.values()].map(({ websiteId, liveForMs }) => [websiteId, Math.round(liveForMs)]));
    expect(left).toEqual(
      new Map(
        expected.map(({ id, status, expiresAt }) => {
          if (status === 'ACTIVE') return [id, Number.POSITIVE_INFINITY];
          const until = status === 'NOT_PAID' ? graceEndsAt(expiresAt ?? '') : new Date(expiresAt ?? '');
          return [id, until.getTime() - at.getTime()];
        }),
      ),
    );
    const running = await listUnlisted(tx, { since: at, limit: 10 * listed.length });
    const ids = new Set(listed.map(({ id }) => id));
    expect(running.flatMap(({ websiteId }) => (ids.has(websiteId) ? websiteId : []))).toEqual(
      listed
        .filter((website) => isLive(website, at) || website.status === 'NOT_PAID')
        .map(({ id }) => id)
        .sort(),
    );
    throw undo;
  });
  await expect(comparing).rejects.toBe(undo);
});
