import { readEnvironment } from '../config/read-environment.ts';
import { configuredPayments } from '../config/settings.ts';
import { setUpCatalogue } from '../features/billing/plans/set-up-catalogue.ts';
import { createPayments } from '../platform/payments/payments.ts';

/** Creates the products and prices in the Stripe account of the settings. Safe to run again. */
const settings = configuredPayments(readEnvironment());
if (!settings) {
  process.stderr.write('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first (see docs/operations.md).\n');
  process.exit(1);
}
const created = await setUpCatalogue(createPayments(settings));
process.stdout.write(created.length > 0 ? `Created ${created.join(', ')}.\n` : 'Everything is there already.\n');
