import { ensureCustomer } from './features/billing/checkout/payment-customer.ts';
import { createPlans } from './features/billing/plans/plans.ts';
import { syncSubscription } from './features/billing/subscriptions/sync-website.ts';
import type { DemoBilling } from './features/demo/seed-demo-websites.ts';
import type { Platform } from './platform/platform.ts';

/** What only a local payment provider can do. */
interface DemoControls {
  moveClock(move: { customer: string; to: number }): Promise<unknown>;
  switchWebhooks(switches: { drop: boolean }): Promise<void>;
}

/** Billing as the demo sees it. */
export function demoBilling(platform: Platform, controls: DemoControls): DemoBilling {
  const plans = createPlans(platform.payments);
  return {
    ensureCustomer: (organizationId) => ensureCustomer(platform, organizationId),
    findPrice: async (name, yearly) => {
      const plan = (await plans.list()).find((one) => one.name === name && one.yearly === yearly);
      if (!plan) throw new Error(`no price for ${name}`);
      return plan.id;
    },
    syncSubscription: async (subscriptionId) => {
      await syncSubscription(platform, plans, subscriptionId);
    },
    moveClock: async (customer, to) => {
      await controls.moveClock({ customer, to: Math.floor(to.getTime() / 1000) });
    },
    withoutEvents: async (work) => {
      await controls.switchWebhooks({ drop: true });
      try {
        await work();
      } finally {
        await controls.switchWebhooks({ drop: false });
      }
    },
  };
}
