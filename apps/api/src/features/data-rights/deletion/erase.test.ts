import { calls } from '@evenway/contract';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digest, PASSWORD } from '../../../testing/accounts/people.ts';
import { confirmPassword } from '../../../testing/accounts/second-factor.ts';
import { type BillingProduct, startBillingProduct } from '../../../testing/billing-product.ts';
import { type Filled, fillEveryTable } from '../../../testing/database/fill-every-table.ts';
import { emptyTables, secretsInRowsWith, tablesMentioning } from '../../../testing/database/search-database.ts';
import type { TestProduct } from '../../../testing/test-product.ts';
import { createPlans } from '../../billing/plans/plans.ts';
import { endCharges } from '../../billing/subscriptions/release-website.ts';
import { queueCustomerUpdate } from '../../billing/tasks.ts';
import { cleanUp } from '../../clean-up/clean-up.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { otherTables } from '../catalogue/other-tables.ts';
import { finishDeletions } from './finish-deletions.ts';

let billing: BillingProduct;
let product: TestProduct;
let filled: Filled;
beforeAll(async () => {
  billing = await startBillingProduct();
  product = billing.product;
  filled = await fillEveryTable(billing);
});
afterAll(() => billing.stop());

const finish = () => {
  const plans = createPlans(product.platform.payments);
  return finishDeletions(product.platform, {
    endCharges: (website) => endCharges(product.platform, plans, website),
    queueCustomerUpdate,
  });
};
const rules = [
  ...catalogue.map(({ table, erased }) => ({ name: getTableName(table), erased })),
  ...Object.entries(otherTables).map(([name, { erased }]) => ({ name: name.replace(/^.*\./, ''), erased })),
];
/** Tables whose rows are deleted, in any way. */
const going = (kind: 'organization' | 'person') =>
  // Deleting itself writes what was deleted.
  rules.filter(({ name, erased }) => !('stays' in erased[kind]) && name !== 'deletions').map(({ name }) => name);
/** Tables whose rows are deleted as a whole, not only what they say about someone. */
const goingWhole = (kind: 'organization' | 'person') =>
  rules
    .filter(({ name, erased }) => 'with' in erased[kind] || name === (kind === 'person' ? 'users' : 'websites'))
    .map(({ name }) => name)
    // A person may have requested that of an organization.
    .filter((name) => kind === 'organization' || !name.startsWith('data_export'));
/** A job that runs meanwhile, or a late report of the payment provider, leaves the name of its queue until the night. */
const withoutQueues = (mentioning: ReadonlyMap<string, readonly string[]>) =>
  [...mentioning].filter(([table]) => table !== '_private_job_queues');

it('is tried on something of everything: a table that is left out is a test that is left out', async () => {
  expect(await emptyTables(product.pool)).toEqual([]);
  const ofOrganization = await tablesMentioning(product.pool, filled.ofOrganization);
  for (const table of going('organization')) expect([...ofOrganization.keys()], table).toContain(table);
  const ofPerson = await tablesMentioning(product.pool, filled.ofPerson);
  for (const table of going('person')) expect([...ofPerson.keys()], table).toContain(table);
  for (const { erased } of rules)
    for (const rule of [erased.organization, erased.person])
      if ('stays' in rule) expect(rule.stays.length).toBeGreaterThan(10);
});

it('leaves nothing of a person behind but a number in the trail of their organization', async () => {
  const { admin, orgId, member, ofPerson } = filled;
  const { client, email, userId } = member;
  const secrets = await secretsInRowsWith(product.pool, goingWhole('person'), [userId]);
  expect(secrets.length).toBeGreaterThan(8);
  await confirmPassword(client);
  expect((await client.call(calls.deleteAccount, { body: { email } })).status).toBe(200);
  await product.pool.query(`update users set deletes_at = now() + interval '1 day' where id = $1`, [userId]);
  await finish();
  expect((await product.mail(email, /^Last days/)).text).toContain('cannot be restored');
  // Fourteen nights later: pending sign-ins and cookies have expired.
  for (const table of ['provider_visits', 'sso_visits', 'passkey_challenges', 'ended_sessions'])
    await product.pool.query(`update ${table} set expires_at = now() - interval '1 day'`);
  await cleanUp(product.platform.database);
  await product.pool.query('update users set deletes_at = now() where id = $1', [userId]);
  await finish();

  const known = new Set([userId, orgId]);
  const texts = [...ofPerson, ...secrets.filter((value) => !known.has(value))];
  const left = await tablesMentioning(product.pool, texts);
  expect([...left]).toEqual([
    ['audit_entries', [userId]],
    ['deletions', [userId]],
  ]);
  // What they had said about their address goes with it.
  const confirmed = await product.pool.query(
    'select from messages where email is null and email_confirmed_at is not null',
  );
  expect(confirmed.rowCount).toBe(0);
  const again = await product.client().call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
  expect(again.status).toBe(401);
  expect((await admin.call(calls.getBillingSettings, {})).body.contact).toBeNull();
  const { body: keys } = await admin.call(calls.listApiKeys, {});
  expect(keys.map(({ createdBy }) => createdBy)).toEqual([
    { name: '', standing: 'gone' },
    { name: '', standing: 'gone' },
  ]);
});

it('leaves nothing of an organization behind but its number: not in any table, column, partition, job or mail', async () => {
  const { admin, adminId, orgId, name, customerId, ofOrganization } = filled;
  const secrets = await secretsInRowsWith(product.pool, goingWhole('organization'), ofOrganization);
  expect(secrets.length).toBeGreaterThan(8);
  await confirmPassword(admin);
  expect((await admin.call(calls.deleteOrganization, { body: { name } })).status).toBe(200);
  await product.pool.query('update organizations set deletes_at = now() where id = $1', [orgId]);
  await finish();
  expect(product.log.filter((line) => line.includes('could not be deleted'))).toEqual([]);
  const texts = [...ofOrganization, ...secrets.filter((value) => value !== adminId)];
  await billing.settled();
  /** The list of what was deleted says that it was. */
  const leftOf = async (texts: readonly string[]) => {
    const left = await tablesMentioning(product.pool, texts);
    expect([...new Set(left.get('deletions'))]).toEqual([orgId]);
    left.delete('deletions');
    return left;
  };
  expect(withoutQueues(await leftOf(texts))).toEqual([]);
  // The admin keeps the account, and can start over.
  expect((await admin.call(calls.getSessionUser, {})).body).toMatchObject({ orgId: null });
  expect((await admin.call(calls.createOrganization, { body: { name: 'Anew' } })).status).toBe(201);

  // Later reports of the payment provider bring nothing back.
  await billing.stripe.customers.update(customerId, { description: 'told afterwards' });
  await product.jobsDone();
  expect(withoutQueues(await leftOf(texts))).toEqual([]);
  await cleanUp(product.platform.database);
  expect([...(await leftOf(texts))]).toEqual([]);
});
