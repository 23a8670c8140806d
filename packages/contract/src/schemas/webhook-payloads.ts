import * as z from 'zod/mini';
import type { WEBHOOK_TEST_EVENT, WebhookEvent } from '../webhooks.ts';
import { Id, Timestamp } from './entities.ts';
import { PaidInvoice, PublicWebsite } from './public-api.ts';

const says = z.describe;
const { id, domain } = PublicWebsite.shape;
const website = z
  .object({ id, domain })
  .check(z.meta({ id: 'WebsiteReference', description: 'The website that the event is about.' }));

/** The `data` of every event, by its type. */
export const WEBHOOK_DATA = {
  'website.live': z.object({ website: PublicWebsite }),
  'website.unpaid': z.object({ website: PublicWebsite }),
  'website.transferred': z.object({ website }),
  'invoice.paid': z.object({ website, invoice: PaidInvoice }),
  'quota.reached': z.object({
    website,
    percent: z.int().check(says('The share of the plan’s visits that was reached: 80, 95 or 100.')),
    visits: z.int().check(says('Visits of this month.')),
    limit: z.int().check(says('Visits a month that the plan includes.')),
  }),
  test: z.object({ message: z.string().check(says('That this is a test.')) }),
} satisfies Record<WebhookEvent | typeof WEBHOOK_TEST_EVENT, z.ZodMiniType>;
export type WebhookData = { readonly [Type in keyof typeof WEBHOOK_DATA]: z.output<(typeof WEBHOOK_DATA)[Type]> };

/** When each event is sent. */
export const WEBHOOK_WHEN = {
  'website.live': "A website's widget goes live for visitors, or a live website is transferred to the organization",
  'website.unpaid': 'A payment for a website fails',
  'website.transferred': 'A website leaves for another organization; keys no longer find it',
  'invoice.paid': 'An invoice with an amount is paid, by card or with credit',
  'quota.reached': 'The visits of a month reach 80, 95 or 100 percent of the plan',
  test: 'Someone presses “Send a test event”',
} as const satisfies Record<keyof typeof WEBHOOK_DATA, string>;

/** What is sent, whatever happened. */
export const webhookBody = (type: keyof WebhookData) =>
  z.object({
    id: Id.check(says('The id of the event. The same event may arrive more than once.')),
    type: z.literal(type).check(says('What happened.')),
    apiVersion: z.literal('v1').check(says('The version of the API that the data is described in.')),
    createdAt: Timestamp.check(says('When it happened. Events may arrive out of order.')),
    data: WEBHOOK_DATA[type],
  });

/** The headers of every event, and what they say. */
export const WEBHOOK_HEADERS = {
  'Evenway-Signature': 'The time and one signature per secret: `t=…,v1=…`. Verify it before you trust the event.',
  'Evenway-Event': 'The type of the event, as in the body.',
  'Evenway-Delivery': 'The id of the delivery, as in the log. The same at every attempt; another for each endpoint.',
} as const;
