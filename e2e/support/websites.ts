import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

interface Price {
  readonly id: string;
  readonly name: string;
  readonly yearly: boolean;
}

export const newDomain = (): string => `shop-${randomBytes(5).toString('hex')}.example`;

/** Gives the signed-in admin a website with a running subscription, paid at the local checkout. */
export async function subscribeWebsite(
  page: Page,
  domain: string,
  { card = '4242424242424242', plan = 'Growth' } = {},
): Promise<void> {
  const prices = await page.request.get('/api/widget/prices');
  const headers = { origin: new URL(prices.url()).origin };
  const price = ((await prices.json()) as Price[]).find(({ name, yearly }) => name === plan && yearly);
  const session = await page.request.post('/api/subscriptions/create-checkout-session', {
    headers,
    data: { domain, priceId: price?.id },
  });
  const { url } = (await session.json()) as { url: string };
  await page.request.post(url, { form: cardForm(card) });
  // The return to the dashboard says so too; the provider's event may arrive slightly later than the response.
  await expect(async () => {
    const live = (await (await page.request.get('/api/websites/customizable')).json()) as { domain: string }[];
    expect(live.map((website) => website.domain)).toContain(domain);
  }).toPass();
}

const cardForm = (number: string) => ({ number, expiry: '12 / 40', cvc: '123' });

/** Makes the organization of the signed-in admin pay with another card from now on. */
export async function changeCard(page: Page, card: string): Promise<void> {
  const { url } = (await (await page.request.get('/api/billing/customer-portal')).json()) as { url: string };
  expect((await page.request.post(`${url}/card`, { form: cardForm(card) })).ok()).toBe(true);
}

interface LocalSubscription {
  readonly customer: string;
  readonly metadata: Record<string, string>;
}

/** Ends the trial of this website only, at the payment provider. */
export async function endTrial(page: Page, domain: string): Promise<void> {
  const listed = await page.request.get('/api/websites');
  const websites = (await listed.json()) as { id: string; domain: string }[];
  const { id } = websites.find((website) => website.domain === domain) ?? {};
  const state = (await (await page.request.get('/local/payments.json')).json()) as {
    subscriptions: LocalSubscription[];
  };
  const subscription = state.subscriptions.find(({ metadata }) => metadata.websiteId === id);
  const answer = await page.request.post('/local/payments/clock', {
    headers: { origin: new URL(listed.url()).origin },
    form: { step: 'trial_end', customer: subscription?.customer ?? '' },
  });
  expect(answer.ok()).toBe(true);
}
