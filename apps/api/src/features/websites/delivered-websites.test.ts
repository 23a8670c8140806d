import { calls, GRACE_DAYS, isDelivered, type WebsiteStatus } from '@evenway/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshReads } from '../../platform/database/stale-reads.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { findDelivered } from '../widget-delivery/delivery-repository.ts';
import { listWebsitesWithActivity } from './website-activity-repository.ts';

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
  const now = new Date();
  const expected = made
    .filter(({ status, hours }) =>
      isDelivered({ status, expiresAt: new Date(now.getTime() + hours * 3_600_000).toISOString() }, now),
    )
    .map(({ domain }) => domain)
    .sort();
  expect(expected.length).toBeGreaterThan(HOURS.length);

  const uniqueIds = made.map(({ uniqueId }) => uniqueId);
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
});
