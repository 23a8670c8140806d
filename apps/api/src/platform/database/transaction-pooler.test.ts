import { calls } from '@evenway/contract';
import { Client } from '@evenway/database-connections';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directUrl, type ResolvedSettings } from '../../config/settings.ts';
import { StartError } from '../../start-error.ts';
import { invitedPerson, signedInPerson } from '../../testing/accounts/people.ts';
import { startTransactionPooler, type TransactionPooler } from '../../testing/database/transaction-pooler.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';

let product: TestProduct;
let pooler: TransactionPooler;
beforeAll(async () => {
  product = await startTestProduct({ SERVER_ROLES: ['web', 'migrations'] });
  pooler = await startTransactionPooler(directUrl(product.settings));
});
afterAll(async () => {
  await pooler.close();
  await product.stop();
});

const pooled = (): Partial<ResolvedSettings> => ({
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: directUrl(product.settings),
  SERVER_ROLES: ['web', 'jobs'],
});

describe('behind a pooler that gives every transaction another connection', () => {
  it('nothing of a session lasts, and settings of one are refused', async () => {
    const client = new Client({ connectionString: pooler.url });
    await client.connect();
    const pid = async () => (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
    expect(await pid()).not.toBe(await pid());
    await client.query(`set lock_timeout = '7s'`);
    expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
    await client.query({ name: 'kept', text: 'select 1' });
    await expect(client.query({ name: 'kept', text: 'select 1' })).rejects.toThrow('does not exist');
    await client.end();
  });

  it('a server that was not told does not start, and says what to set', async () => {
    const unaware = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: undefined, SERVER_ROLES: ['web' as const] };
    const error = await product.another(unaware).catch((reason: unknown) => new StartError(reason));
    expect((error as StartError).userMessage).toMatch(/set DATABASE_DIRECT_URL/);
  });

  it('people sign up, sign in, invite, save and leave, visits are counted, mails and changes arrive', async () => {
    const server = await product.another(pooled());
    const through = { ...product, url: server.url, client: server.client };
    const { client: admin } = await signedInPerson(through);
    const { client: member, userId } = await invitedPerson(through, admin);
    const website = await insertWidgetWebsite(through, admin);
    const { params } = website;
    const delivered = async () => {
      const answer = await fetch(`${server.url}/widget/config/${website.uniqueId}.json`);
      return ((await answer.json()) as { size?: number }).size ?? 0;
    };
    expect(await delivered()).toBe(0);
    const sizes = [44, 45, 46];
    const seen = await Promise.all(
      sizes.map((size) => admin.call(calls.saveWidgetConfig, { params, body: { config: { size } } })),
    );
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    await waitFor(async () => (sizes.includes(await delivered()) ? true : undefined), 'the change to be heard of');
    const visit = () =>
      fetch(`${server.url}/widget/visits/${website.uniqueId}`, {
        method: 'POST',
        headers: { origin: `https://${website.domain}` },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, visit));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await member.call(calls.getWidgetUsage, { params })).body.visits).toBe(50);
    await admin.call(calls.deleteUser, { params: { id: userId } });
    expect((await member.call(calls.getSessionUser, {})).status).toBe(401);
    await product.jobsDone();
    await server.stop();
  });
});
