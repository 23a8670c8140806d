import { randomBytes } from 'node:crypto';
import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import type { TestProduct } from '../test-product.ts';

export interface WidgetWebsite {
  readonly id: string;
  readonly uniqueId: string;
  readonly domain: string;
  readonly params: { readonly websiteId: string };
}

interface State {
  readonly status?: string | null;
  /** An SQL expression. */
  readonly expires?: string;
  readonly plan?: string;
}

/** A website of the admin's organization in a certain state, without the payments that lead there. */
export async function insertWidgetWebsite(
  product: TestProduct,
  admin: TestClient,
  { status = 'ACTIVE', expires = "now() + interval '10 days'", plan = 'Starter' }: State = {},
): Promise<WidgetWebsite> {
  const { orgId } = (await admin.call(calls.getSessionUser, {})).body;
  const { rows } = await product.pool.query(
    `insert into websites (organization_id, domain, status, expires_at, subscription_name)
     values ($1, $2, $3, ${expires}, $4) returning id, unique_id, domain`,
    [orgId, `site-${randomBytes(5).toString('hex')}.example`, status, plan],
  );
  const [{ id, unique_id: uniqueId, domain }] = rows;
  return { id, uniqueId, domain, params: { websiteId: id } };
}
