import { calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedPerson, signedInPerson } from '../../../testing/accounts/people.ts';
import { confirmPassword } from '../../../testing/accounts/second-factor.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestProduct, type TestProduct, waitFor } from '../../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** What an admin does arrives, and waits for its turn; meanwhile another admin takes the role away. */
async function demotedWhileWaiting(
  prepare: (founder: TestClient) => Promise<unknown>,
  act: (admin: TestClient) => Promise<unknown>,
) {
  const { client: founder } = await signedInPerson(product);
  const { client, userId } = await invitedPerson(product, founder, 'ORG_ADMIN');
  await confirmPassword(client);
  const { orgId } = (await client.call(calls.getSessionUser, {})).body;
  await prepare(founder);
  const held = await product.pool.connect();
  try {
    await held.query('begin');
    await held.query('select from organizations where id = $1 for no key update', [orgId]);
    const acting = act(client);
    await waitFor(async () => {
      const { rowCount } = await product.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rowCount === 1 || undefined;
    }, 'the request to wait for its turn');
    await held.query(`update memberships set role = 'ORG_USER' where user_id = $1`, [userId]);
    await held.query('commit');
    const answer = await acting;
    const { rows } = await product.pool.query('select deletes_at from organizations where id = $1', [orgId]);
    return { answer, isClosed: rows[0].deletes_at !== null };
  } finally {
    held.release();
  }
}

const forbidden = { status: 403, body: { code: 'forbidden' } };
const close = (client: TestClient) => client.call(calls.deleteOrganization, { body: { name: 'Durand & Co' } });

describe('the role is read again under the lock', () => {
  it('when closing an organization', async () => {
    const { answer, isClosed } = await demotedWhileWaiting(async () => undefined, close);
    expect(answer).toMatchObject(forbidden);
    expect(isClosed).toBe(false);
  });

  it('when restoring one', async () => {
    const closedBefore = async (founder: TestClient) => {
      await confirmPassword(founder);
      expect((await close(founder)).status).toBe(200);
    };
    const { answer, isClosed } = await demotedWhileWaiting(closedBefore, (admin) =>
      admin.call(calls.restoreOrganization, {}),
    );
    expect(answer).toMatchObject(forbidden);
    expect(isClosed).toBe(true);
  });
});
