import * as z from 'zod/mini';
import { WIDGET_FEATURES } from '../widget/widget-options.ts';
import { Scope } from './api-keys.ts';
import { Id, Timestamp } from './entities.ts';
import { WidgetConfig } from './widget-config.ts';

/**
 * Entities of the public API. Separate from those of the application, which may change with its screens; these only
 * grow.
 */

export const PublicKey = z.object({
  name: z.string(),
  scopes: z.array(Scope),
  expiresAt: Timestamp,
  organization: z.object({ id: Id, name: z.string() }),
});

export const PublicWebsite = z.object({
  id: Id,
  domain: z.string(),
  /** `unsubscribed` until a plan is paid for in the application. */
  status: z.enum(['unsubscribed', 'active', 'cancelled', 'unpaid', 'inactive']),
  /** Whether visitors get the widget now. */
  isLive: z.boolean(),
  plan: z.nullable(z.string()),
  subscribedAt: z.nullable(Timestamp),
  /** When the paid period ends, or ended. */
  expiresAt: z.nullable(Timestamp),
  trialEndsAt: z.nullable(Timestamp),
  /** When a page with the widget last reported; null while none ever has. */
  widgetSeenAt: z.nullable(Timestamp),
});
export type PublicWebsite = z.output<typeof PublicWebsite>;

export const PublicSnippet = z.object({
  websiteId: Id,
  /** For the body of every page. */
  html: z.string(),
  /** The same without inline code, for pages whose Content-Security-Policy forbids it. */
  tag: z.string(),
});

export const PublicConfiguration = z.object({
  websiteId: Id,
  configuration: WidgetConfig,
  /** Null for the defaults. */
  changedAt: z.nullable(Timestamp),
});

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

export const PublicUsage = z.object({
  websiteId: Id,
  month,
  visits: z.int(),
  /** Visits that the plan includes; null if it has no limit. */
  limit: z.nullable(z.int()),
  /** The last twelve months, oldest first, including this one. */
  months: z.array(z.object({ month, visits: z.int() })),
  /** Functions that visitors switched on ten times or more in these months, most used first. */
  functions: z.array(z.object({ name: z.enum(WIDGET_FEATURES), uses: z.int() })),
});

export const PublicUsageLine = z.object({
  websiteId: Id,
  domain: z.string(),
  month,
  visits: z.int(),
  limit: z.nullable(z.int()),
});

export const PublicInvoice = z.object({
  id: z.string(),
  /** As printed on the invoice; null while it is a draft. */
  number: z.nullable(z.string()),
  status: z.nullable(z.string()),
  /** Amounts are minor units, such as cents. */
  currency: z.string(),
  total: z.int(),
  amountPaid: z.int(),
  amountDue: z.int(),
  periodStart: Timestamp,
  periodEnd: Timestamp,
  dueAt: z.nullable(Timestamp),
  pdfUrl: z.nullable(z.string()),
});
export type PublicInvoice = z.output<typeof PublicInvoice>;

export const PublicMember = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'user']),
});

/** One page of a list; `nextCursor` leads to the next, and is null on the last. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.nullable(z.string()) });
