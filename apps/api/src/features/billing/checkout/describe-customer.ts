import type Stripe from 'stripe';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBillingContact } from '../../organization/billing-contact-repository.ts';
import { findOrganization } from '../../organization/organization-repository.ts';
import { findCustomer } from '../billing-repository.ts';

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
