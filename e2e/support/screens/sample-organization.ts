import type {
  ApiKey,
  AuditEntry,
  CurrentUser,
  Invoice,
  ListedWebsite,
  OrganizationOverview,
  OwnOrganization,
  PendingInvitation,
  Plan,
  User,
  Webhook,
  WebhookDelivery,
  Website,
  WidgetInstallation,
  WidgetUsage,
} from '@evenway/contract';
import { WIDGET_DEFAULTS } from '@evenway/contract';
import { ADMIN, aWebsite } from '../answer-calls.ts';
import { sampleChecks } from './sample-checks.ts';
import { sampleSingleSignOn } from './sample-single-sign-on.ts';
import { sampleStatement } from './sample-statement.ts';
import { NOW } from './screen.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString();
const MONTH = NOW.slice(0, 7);

const site = (domain: string, subscriptionName: string | null, change: Partial<ListedWebsite>): ListedWebsite =>
  aWebsite({
    id: domain,
    domain,
    subscriptionName,
    currency: 'usd',
    widgetSeenAt: inDays(-0.1),
    visits: { month: MONTH, counts: [0, 0, 0, 0, 0, 0] },
    ...change,
  });

const websites: readonly ListedWebsite[] = [
  site('maplestreetbakery.example', 'Growth', {
    subscribedAt: inDays(-200),
    expiresAt: inDays(165),
    nextAmount: 49_200,
    visits: { month: MONTH, counts: [9_400, 10_120, 11_800, 12_010, 13_640, 7_033] },
  }),
  site('order.maplestreetbakery.example', 'Starter', {
    subscribedAt: inDays(-2),
    expiresAt: inDays(5),
    trialEndsAt: inDays(5),
    nextAmount: 2_500,
    visits: { month: MONTH, counts: [0, 0, 0, 0, 0, 61] },
  }),
  site('the-society-for-unusually-long-names-of-places.example', 'Starter', {
    status: 'CANCELLED',
    subscribedAt: inDays(-60),
    expiresAt: inDays(4),
    visits: { month: MONTH, counts: [0, 0, 0, 148, 980, 421] },
  }),
  site('maple-weddings.example', 'Growth', {
    status: 'NOT_PAID',
    subscribedAt: inDays(-90),
    expiresAt: inDays(-1),
    nextAmount: 5_000,
    nextAttemptAt: inDays(2),
    visits: { month: MONTH, counts: [0, 0, 310, 450, 512, 240] },
  }),
  site('journal.example', null, {
    status: null,
    subscribedAt: null,
    expiresAt: null,
    widgetSeenAt: null,
    currency: null,
  }),
];
const live: readonly Website[] = websites.slice(0, 3);

const ada: User = { id: ADMIN.userId, firstName: 'Ada', lastName: 'Martin', email: ADMIN.email, role: 'ORG_ADMIN' };
export const currentUser: CurrentUser = {
  ...ada,
  pendingEmail: null,
  pendingStep: null,
  hasPassword: true,
  providers: ['google'],
  mailLanguage: 'en',
  isSingleSignOn: false,
};
const members: readonly User[] = [
  ada,
  { id: 'u-2', firstName: 'Noor', lastName: 'Petit', email: 'noor@maplestreetbakery.example', role: 'ORG_USER' },
  {
    id: 'u-3',
    firstName: 'Maximiliane-Henriette',
    lastName: 'von und zu Hohenstein-Ravensburg',
    email: 'maximiliane-henriette.hohenstein-ravensburg@maplestreetbakery.example',
    role: 'ORG_USER',
  },
];
const invitations: readonly PendingInvitation[] = [
  { email: 'sam@maplestreetbakery.example', role: 'ORG_ADMIN', expiresAt: inDays(6) },
  { email: 'late@maplestreetbakery.example', role: 'ORG_USER', expiresAt: inDays(-3) },
];

const invoice = (at: number, change: Partial<Invoice> = {}): Invoice => ({
  invoiceId: `in_${at}`,
  status: 'paid',
  amountPaid: 5_000,
  currency: 'usd',
  periodStart: inDays(-30 * at),
  periodEnd: inDays(-30 * (at - 1)),
  invoicePdf: '/invoice.pdf',
  number: `KM2LESLT-00${10 - at}`,
  total: 5_000,
  amountDue: 0,
  dueDate: null,
  nextAttemptAt: null,
  payUrl: null,
  ...change,
});
const invoices = [1, 2, 3, 4].map((at) => invoice(at));
const unpaid = invoice(1, {
  status: 'open',
  amountPaid: 0,
  amountDue: 5_000,
  dueDate: inDays(-1),
  nextAttemptAt: inDays(2),
  payUrl: '/pay',
});

const plan = (name: string, amount: number, yearly: boolean): Plan => ({
  id: `${name}-${yearly ? 'year' : 'month'}`,
  name,
  amount,
  yearly,
  description: '',
});
const plans = [
  ...[plan('Starter', 20.5, true), plan('Growth', 41, true), plan('Scale', 123, true)],
  ...[plan('Starter', 25, false), plan('Growth', 50, false), plan('Scale', 150, false)],
];

const secret = 'e532ce691b024422883d856b72d0a955';
const installation: WidgetInstallation = {
  firstSeenAt: inDays(-190),
  lastSeenAt: inDays(-0.1),
  host: 'maplestreetbakery.example',
  version: '80ea34c6',
  isCurrentVersion: true,
  snippets: 1,
  strayHost: null,
  straySeenAt: null,
  ownership: {
    status: 'unproven',
    method: null,
    provenAt: null,
    record: { name: '_evenway.maplestreetbakery.example', value: `evenway-verification=${secret}` },
    file: { url: 'https://maplestreetbakery.example/.well-known/evenway-verification.txt', content: secret },
  },
};
const usage: WidgetUsage = {
  visits: 96_000,
  bursts: 0,
  limit: 100_000,
  notice: 95,
  months: Array.from({ length: 12 }, (_, at) => ({
    month: new Date(Date.UTC(2024, 6 + at, 1)).toISOString().slice(0, 7),
    visits: [0, 0, 148, 1_980, 8_251, 21_294, 34_000, 41_200, 55_310, 71_404, 88_000, 96_000][at] ?? 0,
  })),
  features: [
    { name: 'textSize', uses: 1_119 },
    { name: 'contrast', uses: 874 },
    { name: 'motion', uses: 445 },
    { name: 'links', uses: 35 },
    { name: 'cursor', uses: 17 },
  ],
};

const apiKey = (id: string, change: Partial<ApiKey>): ApiKey => ({
  id,
  name: 'Build server',
  prefix: 'evw_live_aB3d',
  scopes: ['websites:read', 'configuration:write'],
  createdAt: inDays(-20),
  createdBy: { name: 'Ada Martin', standing: 'admin' },
  expiresAt: inDays(70),
  isExpired: false,
  lastUsedAt: inDays(-0.1),
  ...change,
});
const apiKeys: readonly ApiKey[] = [
  apiKey('key-1', {}),
  apiKey('key-2', {
    name: 'Report of the society for unusually long names of places',
    prefix: 'evw_live_Zz90',
    scopes: ['usage:read', 'invoices:read', 'members:read'],
    createdBy: { name: 'Noor Petit', standing: 'member' },
    expiresAt: inDays(5),
    lastUsedAt: null,
  }),
  apiKey('key-3', {
    name: 'Old importer',
    prefix: 'evw_live_0Qk1',
    scopes: ['websites:write'],
    createdBy: { name: 'Sam Roy', standing: 'gone' },
    expiresAt: inDays(-3),
    isExpired: true,
    lastUsedAt: inDays(-40),
  }),
];
/** What the server answers when a key is made. */
export const madeApiKey = { key: apiKey('key-4', {}), secret: `evw_live_${'0Ab9'.repeat(12)}x` };

const webhooks: readonly Webhook[] = [
  {
    id: 'hook-1',
    url: 'https://hooks.maplestreetbakery.example/evenway',
    events: ['website.live', 'website.unpaid', 'invoice.paid', 'quota.reached'],
    createdAt: inDays(-40),
    failingSince: null,
    previousSecretUntil: inDays(0.6),
  },
  {
    id: 'hook-2',
    url: 'https://the-society-for-unusually-long-names-of-places.example/integrations/accounting/incoming?source=evenway',
    events: ['invoice.paid'],
    createdAt: inDays(-20),
    failingSince: inDays(-1),
    previousSecretUntil: null,
  },
];
const delivery = (id: string, change: Partial<WebhookDelivery>): WebhookDelivery => ({
  id,
  eventId: `event-${id}`,
  type: 'invoice.paid',
  createdAt: inDays(-0.2),
  status: 'delivered',
  attempts: 1,
  attemptedAt: inDays(-0.2),
  nextAttemptAt: null,
  httpStatus: 200,
  durationMs: 184,
  answer: 'ok',
  problem: null,
  ...change,
});
const deliveries: readonly WebhookDelivery[] = [
  delivery('d-1', { type: 'test', createdAt: inDays(-0.01) }),
  delivery('d-2', {
    type: 'website.live',
    status: 'waiting',
    attempts: 4,
    nextAttemptAt: inDays(0.2),
    httpStatus: 503,
    durationMs: 2_210,
    answer: '<html><body><h1>Service temporarily unavailable</h1></body></html>',
  }),
  delivery('d-3', {
    type: 'quota.reached',
    status: 'failed',
    attempts: 9,
    createdAt: inDays(-5),
    httpStatus: null,
    durationMs: 10_001,
    answer: null,
    problem: 'timeout',
  }),
];
/** What the server answers when an endpoint is added. */
export const madeWebhook = { webhook: webhooks[0], secret: `whsec_${'aB3-'.repeat(10)}xyz` };

const widgetOf = (website: Website) => ({
  [`GET /widget-configs/${website.id}`]: {
    config: WIDGET_DEFAULTS,
    lastChange: { at: inDays(-12), user: { id: 'u-2', name: 'Noor Petit' } },
  },
  [`GET /widget-configs/${website.id}/unique-id`]: { uniqueId: secret },
  [`GET /widget-configs/${website.id}/installation`]: installation,
  [`GET /widget-configs/${website.id}/usage`]: usage,
});

const auditEntry = (
  hours: number,
  event: AuditEntry['event'],
  actor: string | null,
  target: string | null,
  details: AuditEntry['details'] = {},
): AuditEntry => ({
  id: `${event}-${hours}`,
  at: inDays(-hours / 24),
  event,
  actor,
  target,
  details,
  network: '203.0.113.0/24',
});

const ADA = 'ada@maplestreetbakery.example';
const auditEntries: readonly AuditEntry[] = [
  auditEntry(1, 'session.opened', ADA, null, { way: 'password' }),
  auditEntry(3, 'widget.saved', ADA, 'order.maplestreetbakery.example'),
  auditEntry(26, 'member.role_changed', ADA, 'sam@maplestreetbakery.example', { role: 'ORG_ADMIN' }),
  auditEntry(50, 'invitation.sent', null, 'the.person.with.the.unusually.long.address@maplestreetbakery.example'),
];

export const ownOrganizations: readonly OwnOrganization[] = [
  { id: ADMIN.orgId, name: 'Maple Street Bakery', role: 'ORG_ADMIN' },
  { id: 'o-2', name: 'Harbor Books', role: 'ORG_USER' },
  { id: 'o-3', name: 'The Society for Unusually Long Names of Organizations', role: 'ORG_ADMIN' },
];
const [bakery, books, society] = ownOrganizations as [OwnOrganization, OwnOrganization, OwnOrganization];
const nothing = { websites: 0, active: 0, unpaid: 0, visits: 0, monthlyAmount: 0, currency: null };
export const organizationsOverview: readonly OrganizationOverview[] = [
  { ...bakery, websites: 5, active: 2, unpaid: 1, visits: 7_755, monthlyAmount: 6_600, currency: 'usd' },
  { ...books, websites: 2, active: 2, unpaid: 0, visits: 1_204_333, monthlyAmount: null, currency: null },
  { ...society, ...nothing },
];

export const security = {
  hasPassword: true,
  providers: [],
  authenticatorSince: inDays(-40),
  passkeys: [
    { id: 'p-1', name: 'Work laptop', createdAt: inDays(-40), lastUsedAt: inDays(-1) },
    { id: 'p-2', name: 'Phone', createdAt: inDays(-3), lastUsedAt: null },
  ],
  recoveryCodesLeft: 9,
  isRequired: false,
};

const sessions = [
  {
    id: 's-1',
    device: 'Firefox, Windows',
    network: '203.0.113.0/24',
    signedInAt: inDays(-4),
    lastUsedAt: NOW,
    isCurrent: true,
  },
  {
    id: 's-2',
    device: 'Safari, iPhone',
    network: '2001:db8:1::/48',
    signedInAt: inDays(-2),
    lastUsedAt: inDays(-0.3),
    isCurrent: false,
  },
  { id: 's-3', device: null, network: null, signedInAt: inDays(-9), lastUsedAt: inDays(-6), isCurrent: false },
];

/** What the server answers for an organization in which every list has something to show. */
export const sampleOrganization = {
  'GET /organization/billing-settings': {
    contact: { email: 'books@accountant.example', language: 'en', isConfirmed: true },
  },
  'GET /organization/api-keys': apiKeys,
  'GET /organization/webhooks': webhooks,
  'GET /organization/webhooks/hook-1/deliveries': deliveries,
  'GET /organization/webhooks/hook-2/deliveries': [],
  'GET /audit': { entries: auditEntries, hasMore: true },
  'GET /organization': { id: ADMIN.orgId, name: 'Maple Street Bakery' },
  'GET /organization/data-export': { export: null },
  'GET /user/data-export': { export: null },
  'GET /user': currentUser,
  'GET /user/organizations': ownOrganizations.slice(0, 1),
  'GET /user/organizations/overview': organizationsOverview.slice(0, 1),
  'GET /user/security': security,
  'GET /user/sessions': sessions,
  'GET /users': members,
  'GET /users/second-factors': members.slice(0, 2).map(({ id }) => id),
  'GET /organization/single-sign-on': sampleSingleSignOn,
  'GET /organization/security': { requiresSecondFactor: true, membersWithout: 2 },
  'GET /auth/invitations/pending': invitations,
  ...sampleChecks,
  'GET /websites': websites,
  'GET /websites/customizable': live,
  'GET /billing/websites': websites.slice(0, 4),
  'GET /billing/card': { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
  'GET /invoices': invoices,
  'GET /invoices/upcoming': {
    amountPaid: 49_200,
    currency: 'usd',
    periodStart: inDays(165),
    periodEnd: inDays(530),
  },
  'GET /widget/prices': plans,
  'GET /widget/release': {
    cdnUrl: 'https://cdn.evenway.example',
    version: '80ea34c6',
    path: '/widget/parts/loader.44be779b61a24afa.js',
    integrity: 'sha384-RL53m2GiSvp20KPmGaZX2ppf964aDhRlEmZDhNvGOurRmeTtntPXsO+o/o1CqLEj',
  },
  'GET /subscriptions/trial': { isAvailable: true, freeUntil: null },
  'GET /subscriptions/change-plan/preview': {
    dueNow: 22_140,
    unusedTime: 1_360,
    credit: 0,
    nextAmount: 49_200,
    currency: 'usd',
    nextDate: inDays(365),
    isTrial: false,
    prorationDate: Date.parse(NOW) / 1000,
  },
  ...Object.assign({}, ...live.map(widgetOf)),
  ...sampleStatement,
} as const;

export const unpaidInvoices = [unpaid, ...invoices.slice(1)];
