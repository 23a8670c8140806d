import * as z from 'zod/mini';
import { WIDGET_FEATURES } from '../widget/widget-options.ts';
import { Scope } from './api-keys.ts';
import { Id, Timestamp } from './entities.ts';
import { WidgetConfig } from './widget-config.ts';

/**
 * Entities of the public API. Separate from those of the application, which may change with its screens; these only
 * grow. Names and descriptions are published in the OpenAPI document, and docs/api.md leads there.
 */

const says = z.describe;
const text = z.string();
/** Its name in the OpenAPI document, which becomes the type of generated clients. */
const named = (id: string, description: string) => z.meta({ id, description });

export const PublicKey = z
  .object({
    name: text.check(says('As its creator named it.')),
    scopes: z.array(Scope).check(says('What the key may do.')),
    expiresAt: Timestamp.check(says('When the key stops working.')),
    organization: z
      .object({ id: Id.check(says('Never changes.')), name: text.check(says('As its admins named it.')) })
      .check(says('The organization that the key belongs to.')),
  })
  .check(named('Key', 'The key of the request.'));

const websiteId = Id.check(says('The id of the website. It never changes.'));
const domain = text.check(
  says('Lower case, without www., and in ASCII: an international domain begins with xn-- or has a part that does.'),
);

export const PublicWebsite = z
  .object({
    id: websiteId,
    domain,
    displayDomain: text.check(
      says('The domain as people read it, such as münchen.example. The same as domain where that is ambiguous.'),
    ),
    status: z
      .enum(['unsubscribed', 'active', 'cancelled', 'unpaid', 'inactive'])
      .check(
        says(
          '`unsubscribed`: no plan was ever paid for. `active`: a plan runs. `cancelled`: it runs until expiresAt. `unpaid`: the last payment failed. `inactive`: the plan has ended.',
        ),
      ),
    isLive: z.boolean().check(says('Whether visitors get the widget now.')),
    plan: z.nullable(text).check(says('The name of the plan; null while none was chosen.')),
    subscribedAt: z.nullable(Timestamp).check(says('When the plan began; null while none was chosen.')),
    expiresAt: z.nullable(Timestamp).check(says('When the paid period ends, or ended; null while none was chosen.')),
    trialEndsAt: z.nullable(Timestamp).check(says('When the free trial ends, or ended; null without one.')),
    widgetSeenAt: z
      .nullable(Timestamp)
      .check(says('When a page with the widget last reported; null while none ever has.')),
  })
  .check(named('Website', 'A website of the organization.'));
export type PublicWebsite = z.output<typeof PublicWebsite>;

export const PublicSnippet = z
  .object({
    websiteId,
    html: text.check(says('For the body of every page.')),
    tag: text.check(says('The same without inline code, for pages whose Content-Security-Policy forbids it.')),
  })
  .check(named('Snippet', 'What to paste into the pages of a website.'));

export const PublicConfiguration = z
  .object({
    websiteId,
    configuration: WidgetConfig,
    changedAt: z
      .nullable(Timestamp)
      .check(says('When a setting was last changed; null while all have their default values.')),
  })
  .check(named('Configuration', 'The settings of the widget on a website.'));

const month = text.check(z.regex(/^\d{4}-\d{2}$/), says('Year and month in UTC, such as 2026-03.'));
const visits = z
  .int()
  .check(says('Arrivals from outside of the website. Further pages of the same visit do not count.'));
const limit = z
  .nullable(z.int())
  .check(says('Visits a month that the plan includes; null if it has no limit (isUnlimited) or there is no plan.'));
const isUnlimited = z.boolean().check(says('True if there is a plan and it has no limit.'));

export const PublicUsage = z
  .object({
    websiteId,
    month,
    visits,
    limit,
    isUnlimited,
    months: z
      .array(z.object({ month, visits }).check(named('MonthOfUsage', 'The visits of one month.')))
      .check(says('The last twelve months, oldest first, including this one.')),
    functions: z
      .array(
        z
          .object({
            name: z.enum(WIDGET_FEATURES).check(says('As in the settings of the widget.')),
            uses: z.int().check(says('How often visitors switched it on.')),
          })
          .check(named('FunctionUse', 'How much a function of the widget was used.')),
      )
      .check(says('Functions that visitors switched on ten times or more in these months, most used first.')),
  })
  .check(named('Usage', 'The visits of a website and the functions that visitors use.'));

export const PublicUsageLine = z
  .object({ websiteId, domain, month, visits, limit, isUnlimited })
  .check(named('UsageLine', 'The visits of a website in this month.'));

const cents = (description: string) =>
  z.int().check(says(`${description} In the minor unit of the currency, such as cents.`));
const invoiceFields = {
  id: text.check(says('The id of the invoice. It never changes.')),
  number: z.nullable(text).check(says('As printed on the invoice; null while it is a draft.')),
  currency: text.check(says('The code of the currency in lower case, such as usd.')),
  total: cents('The amount of the invoice. Negative for a credit.'),
  amountPaid: cents('What was charged.'),
  periodStart: Timestamp.check(says('When the period begins that is paid for.')),
  periodEnd: Timestamp.check(says('When that period ends.')),
  pdfUrl: z.nullable(text).check(says('Where the PDF can be downloaded without a key; null while there is none.')),
};

export const PublicInvoice = z
  .object({
    ...invoiceFields,
    status: z
      .nullable(text)
      .check(says('Such as `draft`, `open`, `paid` or `void`, as the payment provider names it; null if unknown.')),
    amountDue: cents('What remains to be paid, or was due.'),
    dueAt: z.nullable(Timestamp).check(says('When it must be paid; null if it is charged automatically.')),
  })
  .check(named('Invoice', 'An invoice for a website.'));
export type PublicInvoice = z.output<typeof PublicInvoice>;

/** What `invoice.paid` says: the fields that cannot change any more, and when it was paid. */
export const PaidInvoice = z
  .object({ ...invoiceFields, paidAt: Timestamp.check(says('When the payment succeeded.')) })
  .check(named('PaidInvoice', 'An invoice that was just paid. Read the invoices of the website for the other fields.'));

export const PublicMember = z
  .object({
    id: Id.check(says('The id of the person. It never changes.')),
    firstName: text.check(says('As the person entered it.')),
    lastName: text.check(says('As the person entered it.')),
    email: text.check(says('The address that the person signs in with.')),
    role: z.enum(['admin', 'user']).check(says('`admin`: may change everything. `user`: may view.')),
  })
  .check(named('Member', 'A person in the organization.'));

/** One page of a list. */
export const pageOf = <Item extends z.ZodMiniType>(id: string, item: Item) =>
  z
    .object({
      data: z.array(item).check(says('The items of this page.')),
      nextCursor: z.nullable(text).check(says('Pass it as cursor to get the next page; null on the last one.')),
    })
    .check(named(id, 'A page of a list.'));
