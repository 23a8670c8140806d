import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from '../addresses/email.ts';
import { AUDIT_EVENTS } from '../audit-events.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, ORGANIZATION_NAME_MAX_LENGTH } from '../constants.ts';

/**
 * One line of typed text: trimmed, bounded, and without control characters (no line breaks in mail headers or logs).
 */
export const textLine = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));

export const Email = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH), z.refine(isEmail), z.overwrite(normalizeEmail));
export const PersonName = textLine(NAME_MAX_LENGTH);
export const OrganizationName = textLine(ORGANIZATION_NAME_MAX_LENGTH);

/** Lower-case hex SHA-256 of what was typed: the only form in which a password is sent. */
export const PasswordDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The secret part of a mailed link. One that a mail program mangled is an invalid link, not a malformed request. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(2000));
export const Id = z.uuid();
export const Timestamp = z.iso.datetime();

export const Role = z.enum(['ORG_ADMIN', 'ORG_USER']);
export type Role = z.output<typeof Role>;

export const Language = z.enum(['en', 'fr']);
export type Language = z.output<typeof Language>;

export const SessionUser = z.object({
  userId: Id,
  orgId: z.nullable(Id),
  role: Role,
  email: z.string(),
  /** When the account, or the organization, will be deleted; absent unless that is scheduled. */
  accountDeletesAt: z.optional(Timestamp),
  organizationDeletesAt: z.optional(Timestamp),
  /** Present while the operator has suspended the organization: nobody can act in it. */
  organizationSuspendedAt: z.optional(Timestamp),
  /** The name of the organization that was chosen here until an admin removed the person; absent once they choose again. */
  removedFrom: z.optional(z.string()),
});
export type SessionUser = z.output<typeof SessionUser>;

/** Claims of the token that sign-in and refresh return. `sub` is the email address. */
export const TokenClaims = z.object({
  userId: Id,
  sub: z.string(),
  role: Role,
  orgId: z.nullable(Id),
  iat: z.number(),
  exp: z.number(),
});
export type TokenClaims = z.output<typeof TokenClaims>;

/** What an admin changes about an organization. */
export const OrganizationDetails = z.strictObject({ name: OrganizationName });
export type OrganizationDetails = z.output<typeof OrganizationDetails>;

export const Organization = z.object({ id: Id, name: z.string() });
export type Organization = z.output<typeof Organization>;

/** An organization of the signed-in person, and their role there. */
export const OwnOrganization = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  /** Absent unless it is closed. */
  deletesAt: z.optional(Timestamp),
  /** Absent unless the operator has suspended it. */
  suspendedAt: z.optional(Timestamp),
});
export type OwnOrganization = z.output<typeof OwnOrganization>;

/**
 * An overview for people with several organizations. Figures are null where the person may not read them: the
 * organization is closed or suspended, or requires a second factor or single sign-on that is missing.
 */
export const OrganizationOverview = z.object({
  ...OwnOrganization.shape,
  websites: z.nullable(z.int()),
  /** Those with a running subscription. */
  active: z.nullable(z.int()),
  /** Those whose last payment failed. */
  unpaid: z.nullable(z.int()),
  /** Of all websites, in the current month. */
  visits: z.nullable(z.int()),
  /**
   * Minor units per month for the running subscriptions, yearly ones divided by twelve. Null for users, and while
   * prices are unknown.
   */
  monthlyAmount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
});
export type OrganizationOverview = z.output<typeof OrganizationOverview>;

/** Who receives mails about payments besides the admins, and in which language. Null for nobody. */
export const BillingContact = z.strictObject({ email: Email, language: Language });
export type BillingContact = z.output<typeof BillingContact>;
/** Nothing is sent to an unconfirmed contact. */
export const BillingSettings = z.object({
  contact: z.nullable(z.object({ email: z.string(), language: Language, isConfirmed: z.boolean() })),
});
export type BillingSettings = z.output<typeof BillingSettings>;

const userFields = { id: Id, firstName: z.string(), lastName: z.string(), email: z.string(), role: Role };
export const User = z.object(userFields);
export type User = z.output<typeof User>;

export const SignInProvider = z.enum(['google', 'facebook']);
export type SignInProvider = z.output<typeof SignInProvider>;

/** The signed-in user as the account screen shows them. */
export const CurrentUser = z.object({
  ...userFields,
  /** A requested address that is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  /** False for someone who has only ever signed in with a provider. */
  hasPassword: z.boolean(),
  /** Providers that can open the account without a password. */
  providers: z.array(SignInProvider),
  /** Of the mails to this person. */
  mailLanguage: Language,
  /** Signed in with single sign-on: this session can only change that language. */
  isSingleSignOn: z.boolean(),
});
export type CurrentUser = z.output<typeof CurrentUser>;

/** Who did what to what, when and from where. */
export const AuditEntry = z.object({
  id: Id,
  at: Timestamp,
  event: z.enum(AUDIT_EVENTS),
  /** Null once the person's account is deleted. */
  actor: z.nullable(z.string()),
  target: z.nullable(z.string()),
  details: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  /** The client's address without its last part. */
  network: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditPage = z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() });
export type AuditPage = z.output<typeof AuditPage>;

export const WebsiteStatus = z.enum(['ACTIVE', 'CANCELLED', 'NOT_PAID', 'INACTIVE']);
export type WebsiteStatus = z.output<typeof WebsiteStatus>;

/** What a person types for a website; the server turns it into a host name. */
export const WebsiteAddress = z.string().check(z.trim(), z.minLength(1), z.maxLength(2048));

const websiteFields = {
  id: Id,
  domain: z.string(),
  organizationId: Id,
  priceId: z.nullable(z.string()),
  status: z.nullable(WebsiteStatus),
  subscriptionName: z.nullable(z.string()),
  subscribedAt: z.nullable(Timestamp),
  expiresAt: z.nullable(Timestamp),
  /** Set during the free trial; the first charge follows. */
  trialEndsAt: z.nullable(Timestamp),
  /**
   * Minor units: its own price at `expiresAt`, before the organization's credit, or owed since the last payment failed.
   * Null if unknown or nothing.
   */
  nextAmount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** When a failed payment is retried. */
  nextAttemptAt: z.nullable(Timestamp),
  /**
   * It came from another organization and runs until `expiresAt` on what that one had paid, without its own
   * subscription.
   */
  isPrepaid: z.boolean(),
  /** Since when the operator has taken its widget off; else null. */
  suspendedAt: z.nullable(Timestamp),
};
export const Website = z.object(websiteFields);
export type Website = z.output<typeof Website>;

/** To whom a website is offered, and until when. */
export const WebsiteOffer = z.object({ email: z.string(), expiresAt: Timestamp });
export type WebsiteOffer = z.output<typeof WebsiteOffer>;

/** For the holder of the mailed link, who therefore reads the mail of that address. */
export const TransferInfo = z.object({
  domain: z.string(),
  email: z.string(),
  organizationName: z.string(),
  offeredBy: z.string(),
  expiresAt: Timestamp,
  /** Until then the widget runs without a new subscription; null if nothing is paid. */
  paidUntil: z.nullable(Timestamp),
  /** The plan that runs until then. */
  plan: z.nullable(z.string()),
  /** The address has an account. */
  hasAccount: z.boolean(),
});
export type TransferInfo = z.output<typeof TransferInfo>;

/** A website in the list of all, with its widget's activity. */
export const ListedWebsite = z.object({
  ...websiteFields,
  /** When a page with the widget last reported; null if none ever has. */
  widgetSeenAt: z.nullable(Timestamp),
  /** Visits of the last months, oldest first; `month` (`YYYY-MM`) is the last one, the current month. */
  visits: z.object({ month: z.string(), counts: z.array(z.int()) }),
  /** For admins: the open offer to another organization. */
  offer: z.nullable(WebsiteOffer),
});
export type ListedWebsite = z.output<typeof ListedWebsite>;

export const PendingInvitation = z.object({ email: z.string(), role: Role, expiresAt: Timestamp });
export type PendingInvitation = z.output<typeof PendingInvitation>;

/** For the holder of the mailed link, who therefore reads the mail of that address. */
export const InvitationInfo = z.object({
  email: z.string(),
  organizationName: z.string(),
  inviterName: z.string(),
  /** The address has an account, which joins instead of a new one. */
  hasAccount: z.boolean(),
});
export type InvitationInfo = z.output<typeof InvitationInfo>;

export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number(),
  yearly: z.boolean(),
  description: z.string(),
});
export type Plan = z.output<typeof Plan>;

/** What was paid back to the card. */
export const Refund = z.object({
  /** Minor units. */
  amount: z.number(),
  date: Timestamp,
  /** `pending`: the bank has not taken it yet. `failed`: the bank sent it back. */
  state: z.enum(['pending', 'succeeded', 'failed']),
});
export type Refund = z.output<typeof Refund>;

/** A payment that the cardholder's bank demands back. */
export const Dispute = z.object({
  /** Minor units. */
  amount: z.number(),
  date: Timestamp,
  /** `won`: the payment stands. `lost`: the cardholder got it back. */
  state: z.enum(['open', 'won', 'lost']),
});
export type Dispute = z.output<typeof Dispute>;

/** What the operator took off an invoice, or gave back of it. */
export const CreditNote = z.object({
  /** As printed on it. */
  number: z.string(),
  /** Minor units. */
  amount: z.number(),
  date: Timestamp,
  /** The provider's name of the reason, such as `order_change`. */
  reason: z.nullable(z.string()),
  /** The operator's own words. */
  memo: z.nullable(z.string()),
  pdf: z.nullable(z.string()),
  /** How it was paid back, unless it became credit. Newest first. */
  refunds: z.array(Refund),
});
export type CreditNote = z.output<typeof CreditNote>;

export const Invoice = z.object({
  invoiceId: z.string(),
  status: z.nullable(z.string()),
  amountPaid: z.number(),
  currency: z.string(),
  periodStart: Timestamp,
  periodEnd: Timestamp,
  invoicePdf: z.nullable(z.string()),
  /** As printed on the invoice; null while it is a draft. */
  number: z.nullable(z.string()),
  /** Minor units of all lines, before credit from earlier invoices. */
  total: z.number(),
  /** Minor units that were paid with the organization's credit. */
  creditUsed: z.number(),
  /** Newest first. */
  creditNotes: z.array(CreditNote),
  /** Newest first, without those of credit notes. */
  refunds: z.array(Refund),
  /** Newest first. */
  disputes: z.array(Dispute),
  /** Minor units that are still due. */
  amountDue: z.number(),
  /** When an unpaid invoice was due. */
  dueDate: z.nullable(Timestamp),
  /** When an unpaid invoice is charged again automatically. */
  nextAttemptAt: z.nullable(Timestamp),
  /** Where an unpaid invoice can be paid, also if the bank requires confirmation. */
  payUrl: z.nullable(z.string()),
});
export type Invoice = z.output<typeof Invoice>;

export const UpcomingInvoice = z.object({
  /** Minor units: the website's own price, before the organization's credit. */
  amountPaid: z.number(),
  currency: z.string(),
  periodStart: Timestamp,
  periodEnd: Timestamp,
});
export type UpcomingInvoice = z.output<typeof UpcomingInvoice>;

/** What an organization has been credited. It is used before the card, for whichever of its websites is billed next. */
export const Credit = z.object({
  /** Minor units, more than 0. */
  amount: z.number(),
  currency: z.nullable(z.string()),
  /** When one of the websites next costs something; null while none does. */
  nextUse: z.nullable(Timestamp),
});
export type Credit = z.output<typeof Credit>;

/** The card that the next payment of a website is charged to. */
export const PaymentCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
});
export type PaymentCard = z.output<typeof PaymentCard>;

/** All amounts are minor units and never negative. */
export const PlanChangePreview = z.object({
  /** Charged to the card now; 0 if nothing is due at once. */
  dueNow: z.number(),
  /** Used of the organization's credit now. */
  creditUsed: z.number(),
  /** Deducted for paid but unused time on the current plan: now, or from the next invoice. */
  unusedTime: z.number(),
  /** The organization's credit after the change. */
  credit: z.number(),
  /** The website's own price on the next invoice, before credit. */
  nextAmount: z.number(),
  /** Deducted from the next invoice for unused time. */
  nextDeduction: z.number(),
  /** What of that deduction exceeds the price, and becomes credit with the next invoice. */
  nextCredit: z.number(),
  currency: z.string(),
  nextDate: Timestamp,
  /** The next invoice is the first one with a charge. */
  isTrial: z.boolean(),
  /** To send with the change, so that it costs what was shown. */
  prorationDate: z.number(),
});
export type PlanChangePreview = z.output<typeof PlanChangePreview>;

/** The response of an action without a result. */
export const Acknowledgement = z.object({ message: z.string() });
/** What a mailed link has done, and the address of its account, to sign in with. */
export const LinkUsed = z.object({ message: z.string(), email: z.string() });
/** Whose address was proven: of a new account, or the new address of an account. */
export const VerifiedEmail = z.object({
  ...LinkUsed.shape,
  userId: Id,
  isChange: z.boolean(),
  /** The account has no password yet: a mail to the address leads to choosing one. */
  choosesPassword: z.boolean(),
});
export type VerifiedEmail = z.output<typeof VerifiedEmail>;
export const Token = z.object({ token: z.string() });
export const RedirectAddress = z.object({ url: z.string() });
