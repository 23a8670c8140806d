import type { Plan } from '@evenway/contract';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';

/** What is on sale. The lookup key identifies a plan at the payment provider, whatever its price id there. */
export const catalogue = [
  { name: 'Starter', monthly: 2_500, yearly: 24_600, description: 'Up to 100,000 visits a month' },
  { name: 'Growth', monthly: 5_000, yearly: 49_200, description: 'Up to 1,000,000 visits a month' },
  { name: 'Scale', monthly: 15_000, yearly: 147_600, description: 'Over 1,000,000 visits a month' },
] as const;

export const lookupKey = (name: string, yearly: boolean) => `${name.toLowerCase()}_${yearly ? 'yearly' : 'monthly'}`;

export const lookupKeys: readonly string[] = catalogue.flatMap(({ name }) => [
  lookupKey(name, true),
  lookupKey(name, false),
]);

/** Sold in a meeting, never by checkout; its price is not shown either. */
const BY_APPOINTMENT = 'Scale';

const FRESH_MS = 60_000;
/** Whoever asks within this time after a failure gets the same failure, or the last prices. */
const FAILURE_MS = 5_000;

export interface Plans {
  list(): Promise<Plan[]>;
  find(priceId: string): Promise<Plan | null>;
}

/**
 * Prices change rarely: they are read once a minute, by one request for everybody who asks meanwhile, and the last
 * response is used while the provider is down. A failure is remembered for some seconds: anybody may ask. `onMissing`
 * gets the lookup keys without a price after each read.
 */
export function createPlans(payments: Stripe, onMissing?: (lookupKeys: readonly string[]) => void): Plans {
  let known: { plans: Plan[]; at: number } | undefined;
  let failure: { error: unknown; at: number } | undefined;
  let reading: Promise<Plan[]> | undefined;
  const read = () => {
    reading ??= fetchPlans(payments, onMissing)
      .catch((error) => {
        failure = { error, at: Date.now() };
        throw error;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const list = async () => {
    if (known && Date.now() - known.at < FRESH_MS) return known.plans;
    try {
      if (failure && Date.now() - failure.at < FAILURE_MS) throw failure.error;
      const plans = await read();
      // A provider without prices is being set up: they may exist the next moment.
      if (plans.length === 0) return known?.plans ?? [];
      known = { plans, at: Date.now() };
    } catch (error) {
      if (!known) throw error;
    }
    return known.plans;
  };
  return { list, find: async (priceId) => (await list()).find((plan) => plan.id === priceId) ?? null };
}

/** A plan that checkout sells. */
export async function sellablePlan(plans: Plans, priceId: string): Promise<Plan> {
  const plan = await plans.find(priceId);
  if (!plan) throw new AppError('plan_unknown');
  if (plan.name === BY_APPOINTMENT) throw new AppError('plan_by_appointment');
  return plan;
}

async function fetchPlans(payments: Stripe, onMissing: Parameters<typeof createPlans>[1]): Promise<Plan[]> {
  const { data } = await askPayments(() =>
    payments.prices.list({ lookup_keys: [...lookupKeys], active: true, limit: 100 }),
  );
  const found = new Set<string | null>();
  const plans = data.flatMap((price) => {
    const entry = catalogue.find(({ name }) => price.lookup_key?.startsWith(`${name.toLowerCase()}_`));
    if (!entry || price.unit_amount === null) return [];
    found.add(price.lookup_key);
    const yearly = price.recurring?.interval === 'year';
    const amount = price.unit_amount / 100 / (yearly ? 12 : 1);
    return [{ id: price.id, name: entry.name, amount, yearly, description: entry.description }];
  });
  onMissing?.(lookupKeys.filter((key) => !found.has(key)));
  return plans;
}
