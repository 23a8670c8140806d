import type Stripe from 'stripe';

const PLANS = [
  ['Starter', 2_500, 24_600],
  ['Growth', 5_000, 49_200],
] as const;

export interface Plans {
  starterMonthly: Stripe.Price;
  starterYearly: Stripe.Price;
  growthMonthly: Stripe.Price;
  growthYearly: Stripe.Price;
}

/** The prices of two plans, created over the API as the product does it. */
export async function createPlans(stripe: Stripe): Promise<Plans> {
  const prices: Stripe.Price[] = [];
  for (const [name, monthly, yearly] of PLANS) {
    const product = await stripe.products.create({ name });
    for (const [interval, amount] of [
      ['month', monthly],
      ['year', yearly],
    ] as const) {
      const key = `${name.toLowerCase()}_${interval}ly`;
      const recurring = { interval };
      prices.push(
        await stripe.prices.create({
          product: product.id,
          currency: 'usd',
          unit_amount: amount,
          recurring,
          lookup_key: key,
        }),
      );
    }
  }
  const [starterMonthly, starterYearly, growthMonthly, growthYearly] = prices;
  if (!starterMonthly || !starterYearly || !growthMonthly || !growthYearly) throw new Error('A price is missing.');
  return { starterMonthly, starterYearly, growthMonthly, growthYearly };
}
