import type Stripe from 'stripe';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBillingContact } from '../../organization/billing-contact-repository.ts';
import { findOrganization } from '../../organization/organization-repository.ts';
import { findCustomer, saveCustomer } from '../billing-repository.ts';

export async function ensureCustomer(platform: Platform, organizationId: string): Promise<string> {
  const known = await findCustomer(platform.database, organizationId);
  return known ?? createCustomer(platform, organizationId);
}

/** One customer per organization, however many requests: the idempotency key is the organization. */
export async function createCustomer(platform: Platform, organizationId: string): Promise<string> {
  const { database, payments } = platform;
  const customer = await askPayments(() =>
    payments.customers.create({ metadata: { organizationId } }, { idempotencyKey: `customer-${organizationId}` }),
  );
  const customerId = await saveCustomer(database, organizationId, customer.id);
  // Name and address may change between two attempts, which an idempotent call must not; so they are set afterwards.
  await describeCustomer(platform, organizationId);
  return customerId;
}

/**
 * Sends the payment provider the organization's name and the address for receipts and invoices. An organization that
 * never opened a checkout is unknown there.
 */
export async function describeCustomer({ database, payments }: Platform, organizationId: string): Promise<void> {
  const customerId = await findCustomer(database, organizationId);
  const organization = await findOrganization(database, organizationId);
  if (!customerId || !organization) return;
  const contact = await findBillingContact(database, organizationId);
  const known = await askPayments(() => payments.customers.retrieve(customerId));
  if (known.deleted) return;
  const change: Stripe.CustomerUpdateParams = { name: organization.name };
  if (contact !== null) {
    change.email = contact.email;
    change.preferred_locales = [contact.language];
    change.metadata = { billingContact: 'set' };
    // Without a contact the address is the payer's own, from the checkout; remove only one that we have set.
  } else if (known.metadata.billingContact === 'set') {
    change.email = '';
    change.metadata = { billingContact: '' };
  }
  await askPayments(() => payments.customers.update(customerId, change));
}
