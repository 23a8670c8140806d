import type { ListedWebsite, Website, WidgetInstallation, WidgetUsage } from '@evenway/contract';
import { WIDGET_DEFAULTS } from '@evenway/contract';
import { aWebsite } from '../answer-calls.ts';
import { inDays, NOW } from './dates.ts';

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

const widgetOf = (website: Website) => ({
  [`GET /widget-configs/${website.id}`]: {
    config: WIDGET_DEFAULTS,
    lastChange: { at: inDays(-12), user: { id: 'u-2', name: 'Noor Petit' } },
  },
  [`GET /widget-configs/${website.id}/unique-id`]: { uniqueId: secret },
  [`GET /widget-configs/${website.id}/installation`]: installation,
  [`GET /widget-configs/${website.id}/usage`]: usage,
});

/** Its websites: paid, on trial, cancelled, unpaid and without a plan; and their widgets. */
export const sampleWebsites = {
  'GET /websites': websites,
  'GET /websites/customizable': live,
  'GET /billing/websites': websites.slice(0, 4),
  'GET /widget/release': {
    cdnUrl: 'https://cdn.evenway.example',
    version: '80ea34c6',
    path: '/widget/parts/loader.44be779b61a24afa.js',
    integrity: 'sha384-RL53m2GiSvp20KPmGaZX2ppf964aDhRlEmZDhNvGOurRmeTtntPXsO+o/o1CqLEj',
  },
  ...Object.assign({}, ...live.map(widgetOf)),
};
