import { TRIAL_DAYS } from '@evenway/contract';
import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberTrial } from '../billing/billing-repository.ts';
import { insertWebsite, type WebsiteRow } from '../websites/website-repository.ts';
import { saveConfig } from '../widget-config/widget-config-repository.ts';
import { insertUses, insertVisits } from './demo-repository.ts';
import { demoUses } from './demo-uses.ts';
import { demoVisits } from './demo-visits.ts';
import { DEMO_DOMAIN, type DemoSubscription, demoWebsites } from './demo-websites.ts';

/** What the demo needs of billing: the same operations that a real customer sets off. */
export interface DemoBilling {
  ensureCustomer(organizationId: string): Promise<string>;
  findPrice(plan: string, yearly: boolean): Promise<string>;
  syncSubscription(subscriptionId: string): Promise<void>;
}

/** Websites in the states that an owner meets, with real subscriptions at the payment provider. */
export async function seedDemoWebsites(
  platform: Platform,
  billing: DemoBilling,
  organizationId: string,
): Promise<void> {
  const { database, payments } = platform;
  // First of all, so that a provider that does not answer leaves no websites behind.
  const customer = await billing.ensureCustomer(organizationId);
  const card = await askPayments(() => payments.paymentMethods.attach('pm_card_visa', { customer }));
  await askPayments(() =>
    payments.customers.update(customer, { invoice_settings: { default_payment_method: card.id } }),
  );
  for (const { domain, subscription } of demoWebsites) {
    const website = await insertWebsite(database, organizationId, domain);
    if (!website) continue;
    if (domain === DEMO_DOMAIN) {
      await saveConfig(database, website.id, { position: 'RIGHT', mainColor: '#8A3B12', textColor: '#3B2012' });
      const visits = demoVisits(new Date());
      await insertVisits(database, website.id, visits);
      await insertUses(database, website.id, demoUses(visits));
    }
    if (!subscription) continue;
    if (!subscription.trial) await rememberTrial(database, organizationId, domain);
    await subscribe(platform, billing, { customer, website, subscription });
  }
}

async function subscribe(
  { payments }: Platform,
  billing: DemoBilling,
  { customer, website, subscription }: { customer: string; website: WebsiteRow; subscription: DemoSubscription },
): Promise<void> {
  const price = await billing.findPrice(subscription.plan, subscription.yearly);
  const { id } = await askPayments(() =>
    payments.subscriptions.create({
      customer,
      items: [{ price }],
      metadata: { websiteId: website.id },
      description: website.domain,
      ...(subscription.trial && { trial_period_days: TRIAL_DAYS }),
      ...(subscription.ends === 'with the period' && { cancel_at_period_end: true }),
    }),
  );
  if (subscription.ends === 'at once') await askPayments(() => payments.subscriptions.cancel(id));
  await billing.syncSubscription(id);
}
