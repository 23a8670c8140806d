import type { Check, CheckProgress, ManualCheckAnswer, WebsiteFinding, WebsiteFindings } from '@evenway/contract';
import { NOW } from './dates.ts';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * MINUTE).toISOString();
const WEEK = 7 * 24 * 60;
const WEBSITE = 'maplestreetbakery.example';

const aCheck = (change: Partial<Check> = {}): Check => ({
  id: 'c-2',
  websiteId: WEBSITE,
  state: 'finished',
  width: null,
  theme: 'device',
  startedBy: 'Ada Martin',
  createdAt: ago(90),
  endedAt: ago(88),
  isQuiet: false,
  origin: `https://${WEBSITE}`,
  problem: null,
  pages: { found: 14, checked: 12, notFramed: 1, failed: 1 },
  count: 61,
  ...change,
});

export const aProgress = (change: Partial<CheckProgress> = {}): CheckProgress => ({
  ...aCheck({
    id: 'c-3',
    state: 'running',
    createdAt: ago(1),
    endedAt: null,
    pages: { found: 14, checked: 5, notFramed: 1, failed: 1 },
    count: 23,
  }),
  list: [
    { path: '/', state: 'checked', reason: null, theme: 'light', count: 9 },
    { path: '/menu', state: 'checked', reason: null, theme: 'light', count: 6 },
    { path: '/journal', state: 'checked', reason: null, theme: 'light', count: 5 },
    { path: '/kitchen', state: 'checked', reason: null, theme: 'light', count: 3 },
    { path: '/market', state: 'checked', reason: null, theme: 'light', count: 0 },
    { path: '/account', state: 'notFramed', reason: null, theme: null, count: 0 },
    { path: '/flyer.pdf', state: 'failed', reason: 'notHtml', theme: null, count: 0 },
  ],
  ...change,
});

type PageOfFinding = WebsiteFinding['pages'][number];
const pagesOf = (paths: readonly string[], selector: string, more: Partial<PageOfFinding> = {}): PageOfFinding[] =>
  paths.map((path) => ({ path, count: 1, selectors: [selector], ...more }));
/** Text that is hard to read, on one page or on several. */
const pale = (paths: readonly string[], selector: string, text: string, color: string, background: string) =>
  pagesOf(paths, selector, { text, colors: [{ color, background, required: 4.5 }] });
const PATHS = ['/', '/menu', '/journal', '/kitchen', '/market', '/order', '/contact', '/find-us'];

const finding = (id: string, change: Partial<WebsiteFinding>): WebsiteFinding => {
  const pages = change.pages ?? pagesOf(['/'], 'main > section:nth-of-type(2)');
  return {
    id,
    rule: 'color-contrast',
    criteria: ['1.4.3'],
    level: 'AA',
    impact: 'serious',
    count: pages.reduce((sum, { count }) => sum + count, 0),
    snippet: '<p class="lead">…</p>',
    status: 'open',
    reason: null,
    statusBy: null,
    statusAt: null,
    firstSeenAt: ago(5 * WEEK),
    lastSeenAt: ago(88),
    change: 'still',
    messages: 0,
    ...change,
    pages,
  };
};

const findings: readonly WebsiteFinding[] = [
  finding('f-1', {
    messages: 2,
    rule: 'button-name',
    criteria: ['4.1.2'],
    level: 'A',
    impact: 'critical',
    change: 'new',
    firstSeenAt: ago(88),
    pages: pagesOf(PATHS, 'header > button.menu-toggle'),
    snippet: '<button class="menu-toggle"><svg viewBox="0 0 24 24"></svg></button>',
  }),
  finding('f-2', {
    rule: 'image-alt',
    criteria: ['1.1.1'],
    level: 'A',
    impact: 'critical',
    pages: [
      { path: '/menu', count: 9, selectors: ['ul.cakes > li:nth-child(1) > img', 'ul.cakes > li:nth-child(2) > img'] },
      { path: '/journal', count: 2, selectors: ['article > figure > img'] },
    ],
    snippet: '<img src="/photos/rye.jpg" width="640" height="480">',
    status: 'planned',
    statusBy: 'Noor Petit',
    statusAt: ago(2 * WEEK),
  }),
  finding('f-3', {
    pages: pale(PATHS, 'footer > p.opening-hours', 'Open daily from 7 am to 1 pm', '#a3978a', '#ffffff'),
    snippet: '<p class="opening-hours">…</p>',
  }),
  finding('f-8', {
    change: 'new',
    firstSeenAt: ago(88),
    pages: pale(['/market'], 'ul.stalls > li:nth-child(1) > p', 'Helen, No. 22', '#8c9196', '#f6f1ea'),
    snippet: '<p class="stall">…</p>',
  }),
  finding('f-9', {
    pages: pale(['/order', '/contact'], 'a.button', 'Order now', '#ffffff', '#e08a1e'),
    snippet: '<a class="button" href="/order">…</a>',
  }),
  finding('f-4', {
    rule: 'label',
    criteria: ['4.1.2'],
    level: 'A',
    impact: 'critical',
    change: 'back',
    pages: pagesOf(['/order'], '#quantity'),
    snippet: '<input id="quantity" type="number" name="quantity">',
  }),
  finding('f-5', {
    rule: 'frame-title',
    criteria: ['4.1.2'],
    level: 'A',
    status: 'accepted',
    reason: 'Map of another company. The address and the way here stand as text above it.',
    statusBy: null,
    statusAt: ago(4 * WEEK),
    pages: pagesOf(['/find-us'], 'iframe.map'),
    snippet: '<iframe class="map" src="https://maps.example/embed"></iframe>',
  }),
  finding('f-6', {
    rule: 'heading-order',
    criteria: [],
    level: 'best-practice',
    impact: 'moderate',
    pages: pagesOf(['/journal', '/kitchen'], 'article > h4'),
    snippet: '<h4>…</h4>',
  }),
  finding('f-7', {
    rule: 'html-has-lang',
    criteria: ['3.1.1'],
    level: 'A',
    change: 'gone',
    status: 'mended',
    statusBy: 'Ada Martin',
    statusAt: ago(WEEK),
    lastSeenAt: ago(2 * WEEK),
    pages: pagesOf(PATHS, 'html'),
    snippet: '<html>',
  }),
];

const sampleFindings: WebsiteFindings = {
  check: aCheck(),
  previous: aCheck({ id: 'c-1', createdAt: ago(2 * WEEK), endedAt: ago(2 * WEEK - 2) }),
  findings: [...findings],
};

const answers: readonly ManualCheckAnswer[] = [
  { check: 'keyboard', outcome: 'passed', note: '', answeredBy: 'Ada Martin', answeredAt: ago(WEEK) },
  {
    check: 'screen-reader',
    outcome: 'failed',
    note: 'The cake chooser is read as “image, image, image”.\nAsked the agency for an offer.',
    answeredBy: 'Noor Petit',
    answeredAt: ago(WEEK - 60),
  },
  { check: 'captions', outcome: 'inapplicable', note: 'We have no videos.', answeredBy: null, answeredAt: ago(WEEK) },
];

const of = (path: string) => `GET /accessibility/${WEBSITE}/${path}`;

/** The server's responses about the checks of the sample website. */
export const sampleChecks = {
  [of('checks')]: [aCheck(), aCheck({ id: 'c-1', createdAt: ago(2 * WEEK), endedAt: ago(2 * WEEK - 2) })],
  'GET /checks/c-2': aProgress(aCheck()),
  [of('findings')]: sampleFindings,
  [of('manual-checks')]: answers,
};
export const noChecks = {
  [of('checks')]: [],
  [of('findings')]: { check: null, previous: null, findings: [] },
  [of('manual-checks')]: [],
};
export const runningCheck = (progress: CheckProgress) => {
  const { list: _, ...check } = progress;
  return { [of('checks')]: [check], [`GET /checks/${progress.id}`]: progress };
};
export const CHECK_CALLS = [of('checks'), of('findings'), of('manual-checks')];
