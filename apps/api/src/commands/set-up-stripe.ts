import { readEnvironment } from '../config/read-environment.ts';
import { configuredPayments } from '../config/settings.ts';
import { setUpCatalogue } from '../features/billing/plans/set-up-catalogue.ts';
import { createPayments } from '../platform/payments/payments.ts';

/** Creates the products and prices in the Stripe account of the settings. Safe to run again. */
try {
  const settings = configuredPayments(readEnvironment());
  if (!settings) throw new Error('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first (see docs/operations.md).');
  const created = await setUpCatalogue(createPayments(settings));
  process.stdout.write(created.length > 0 ? `Created ${created.join(', ')}.\n` : 'Everything is there already.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
