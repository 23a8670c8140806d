import type { Invoice, Plan } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { demoAdmin, enter } from '../support/people.ts';
import { openAt, type Screen } from '../support/screens/screen.ts';

/** The payment provider's screens, which need real invoices: those of the demo. */
export const paymentScreens: readonly Screen[] = [
  {
    name: 'portal',
    open: async (page) => openAt(page, (await ask<{ url: string }>(page, '/api/billing/customer-portal')).url),
  },
  {
    name: 'checkout',
    async open(page) {
      const prices = await ask<Plan[]>(page, '/api/widget/prices');
      const price = prices.find(({ name, yearly }) => name === 'Growth' && yearly);
      const answer = await page.request.post('/api/subscriptions/create-checkout-session', {
        headers: { origin: new URL((await page.request.get('/readyz')).url()).origin },
        data: { domain: 'journal.maplestreetbakery.example', priceId: price?.id },
      });
      await openAt(page, ((await answer.json()) as { url: string }).url);
    },
  },
];

/** The newest invoice of the demo, as the provider prints it. */
export async function readInvoice(page: Page): Promise<Buffer> {
  const [website] = await ask<{ id: string }[]>(page, '/api/billing/websites');
  const [invoice] = await ask<Invoice[]>(page, `/api/invoices?websiteId=${website?.id}`);
  return (await page.request.get(invoice?.invoicePdf ?? '')).body();
}

async function ask<Answer>(page: Page, address: string): Promise<Answer> {
  await enter(page, demoAdmin);
  return (await page.request.get(address)).json() as Promise<Answer>;
}
