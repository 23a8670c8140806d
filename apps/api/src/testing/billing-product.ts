import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Plan, type Website } from '@evenway/contract';
import { createLocalStripe } from '@evenway/local-stripe';
import { completeCheckout } from '@evenway/local-stripe/complete-checkout';
import { type ClockMove, movePaymentClock, switchWebhooks } from '@evenway/local-stripe/controls';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import type Stripe from 'stripe';
import type { ResolvedSettings } from '../config/settings.ts';
import { setUpCatalogue } from '../features/billing/plans/set-up-catalogue.ts';
import { createPayments } from '../platform/payments/payments.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

export const GOOD_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';
/** Can be saved, but every charge fails. */
export const FAILING_CARD = '4000000000000341';

/** Can be saved, but the bank requires confirmation of every charge. */
export const ASKING_METHOD = 'pm_card_authenticationRequired';

export interface BillingProduct {
  readonly product: TestProduct;
  readonly stripe: Stripe;
  plan(name: string, yearly?: boolean): Promise<Plan>;
  /** Opens a checkout and pays it with a card; returns the website as the dashboard then shows it. */
  subscribe(
    admin: TestClient,
    domain: string,
    options?: { plan?: string; yearly?: boolean; card?: string },
  ): Promise<Website>;
  website(client: TestClient, domain: string): Promise<Website | undefined>;
  /** Waits until the dashboard shows what is expected. */
  until(client: TestClient, domain: string, expected: (website: Website) => boolean): Promise<Website>;
  moveClock(move: ClockMove): Promise<number>;
  switchWebhooks(switches: Parameters<typeof switchWebhooks>[1]): Promise<void>;
  /** Waits until the product has received everything from the provider and has finished the resulting jobs. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** The product with its own payment provider, whose events reach it over real HTTP. */
export async function startBillingProduct(
  change: Partial<ResolvedSettings> = {},
  dist: { webDist?: string; widgetDist?: string } = {},
): Promise<BillingProduct> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'evenway-payments-'));
  const service = createLocalStripe({
    dataDir,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    webhookUrl: `http://127.0.0.1:${port}/api/webhooks/stripe`,
  });
  const { payments } = await service.start();
  const stripe = createPayments(payments);
  await setUpCatalogue(stripe);
  const product = await startTestProduct({ payments, PORT: port, ...change }, dist);

  const plan = async (name: string, yearly = false) => {
    const { body } = await product.client().call(calls.listPrices, {});
    const found = body.find((one) => one.name === name && one.yearly === yearly);
    if (!found) throw new Error(`no plan ${name}`);
    return found;
  };
  const website = async (client: TestClient, domain: string) =>
    (await client.call(calls.listWebsites, {})).body.find((one) => one.domain === domain);
  const until: BillingProduct['until'] = (client, domain, expected) =>
    waitFor(async () => {
      const found = await website(client, domain);
      return found && expected(found) ? found : undefined;
    }, `${domain} to change`);

  return {
    product,
    stripe,
    plan,
    website,
    until,
    moveClock: (move) => movePaymentClock(payments, move),
    switchWebhooks: (switches) => switchWebhooks(payments, switches),
    async settled() {
      await waitFor(async () => {
        const { data } = await stripe.events.list({ delivery_success: false, limit: 100 });
        return data.every(({ pending_webhooks: pending }) => pending === 0) || undefined;
      }, 'the events to be delivered');
      await product.jobsDone();
    },
    async subscribe(admin, domain, { plan: name = 'Growth', yearly = false, card = GOOD_CARD } = {}) {
      const answer = await admin.call(calls.createCheckoutSession, {
        body: { domain, priceId: (await plan(name, yearly)).id },
      });
      if (answer.status !== 200)
        throw new Error(`the checkout answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      await completeCheckout(answer.body.url, card);
      return until(admin, domain, ({ status }) => status === 'ACTIVE');
    },
    async stop() {
      await product.stop();
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
