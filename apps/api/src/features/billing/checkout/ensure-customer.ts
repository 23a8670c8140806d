import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOrganization } from '../../organization/organization-repository.ts';
import { findCustomer, saveCustomer } from '../billing-repository.ts';

/** One customer per organization, however many ask at once: the idempotency key is the organization. */
export async function ensureCustomer({ database, payments }: Platform, organizationId: string): Promise<string> {
  const known = await findCustomer(database, organizationId);
  if (known) return known;
  const customer = await askPayments(() =>
    payments.customers.create({ metadata: { organizationId } }, { idempotencyKey: `customer-${organizationId}` }),
  );
  const customerId = await saveCustomer(database, organizationId, customer.id);
  // The name may change between two attempts, which an idempotent call must not; so it comes after.
  const organization = await findOrganization(database, organizationId);
  if (organization) await askPayments(() => payments.customers.update(customerId, { name: organization.name }));
  return customerId;
}
