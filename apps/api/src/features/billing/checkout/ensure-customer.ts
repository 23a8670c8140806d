import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findCustomer, saveCustomer } from '../billing-repository.ts';
import { describeCustomer } from './describe-customer.ts';

/** One customer per organization, however many requests: the idempotency key is the organization. */
export async function ensureCustomer(platform: Platform, organizationId: string): Promise<string> {
  const { database, payments } = platform;
  const known = await findCustomer(database, organizationId);
  if (known) return known;
  const customer = await askPayments(() =>
    payments.customers.create({ metadata: { organizationId } }, { idempotencyKey: `customer-${organizationId}` }),
  );
  const customerId = await saveCustomer(database, organizationId, customer.id);
  // Name and address may change between two attempts, which an idempotent call must not; so they are set afterwards.
  await describeCustomer(platform, organizationId);
  return customerId;
}
