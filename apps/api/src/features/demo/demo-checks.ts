import {
  type ColorPair,
  type GroupedFinding,
  groupFindings,
  type ManualCheckKey,
  type ManualOutcome,
} from '@evenway/checks';
import type { PageRules } from '../../platform/database/schema/checks.ts';

type Rule = PageRules[number];

/** One problem on some pages, with the page's own markup. */
interface Flaw extends Pick<Rule, 'rule' | 'impact'> {
  readonly on: readonly string[];
  readonly selectors: readonly string[];
  readonly snippet: string;
  readonly text?: string;
  readonly colors?: ColorPair;
}

const EVERYWHERE = ['/', '/journal', '/kitchen', '/market', '/order', '/contact', '/find-us', '/gift-cards'];

const common: readonly Flaw[] = [
  {
    ...{ rule: 'image-alt', impact: 'critical', on: ['/market', '/gift-cards'] },
    selectors: [
      'ul.cakes > li:nth-child(1) > img',
      'ul.cakes > li:nth-child(2) > img',
      'ul.cakes > li:nth-child(5) > img',
    ],
    snippet: '<img src="/photos/cake.jpg" width="640" height="480">',
  },
  {
    ...{ rule: 'color-contrast', impact: 'serious', on: EVERYWHERE, selectors: ['footer > p.opening-hours'] },
    snippet: '<p class="opening-hours">…</p>',
    text: 'Open daily from 7 am to 1 pm',
    colors: { color: '#a3978a', background: '#ffffff', required: 4.5 },
  },
  {
    ...{ rule: 'color-contrast', impact: 'serious', on: ['/market'] },
    selectors: ['ul.stalls > li:nth-child(1) > p.stall', 'ul.stalls > li:nth-child(2) > p.stall'],
    snippet: '<p class="stall">…</p>',
    text: 'Helen, No. 22',
    colors: { color: '#8c9196', background: '#f6f1ea', required: 4.5 },
  },
  {
    ...{ rule: 'color-contrast', impact: 'serious', on: ['/order', '/gift-cards'], selectors: ['a.button'] },
    snippet: '<a class="button" href="/order">…</a>',
    text: 'Order now',
    colors: { color: '#ffffff', background: '#e08a1e', required: 4.5 },
  },
  {
    ...{ rule: 'frame-title', impact: 'serious', on: ['/find-us'], selectors: ['iframe.map'] },
    snippet: '<iframe class="map" src="https://maps.example/embed"></iframe>',
  },
  {
    ...{ rule: 'heading-order', impact: 'moderate', on: ['/journal', '/kitchen'], selectors: ['article > h4'] },
    snippet: '<h4>…</h4>',
  },
];
const onlyBefore: readonly Flaw[] = [
  {
    ...{ rule: 'html-has-lang', impact: 'serious', on: EVERYWHERE, selectors: ['html'] },
    snippet: '<html>',
  },
];
const onlyNow: readonly Flaw[] = [
  {
    ...{ rule: 'button-name', impact: 'critical', on: EVERYWHERE, selectors: ['header > button.menu-toggle'] },
    snippet: '<button class="menu-toggle"><svg viewBox="0 0 24 24"></svg></button>',
  },
  {
    ...{ rule: 'label', impact: 'critical', on: ['/order'], selectors: ['#quantity'] },
    snippet: '<input id="quantity" type="number" name="quantity">',
  },
];

interface DemoPage {
  readonly path: string;
  readonly rules: PageRules;
}

const pagesWith = (flaws: readonly Flaw[]): DemoPage[] =>
  EVERYWHERE.map((path) => {
    const here = flaws.filter(({ on }) => on.includes(path));
    return { path, rules: [...new Set(here.map(({ rule }) => rule))].map((rule) => ruleWith(rule, here)) };
  });

function ruleWith(rule: string, flaws: readonly Flaw[]): Rule {
  const same = flaws.filter((flaw) => flaw.rule === rule);
  const nodes = same.flatMap(({ selectors, on: _on, rule: _rule, impact: _impact, ...element }) =>
    selectors.map((selector) => ({ selector, ...element })),
  );
  return { rule, impact: same[0]?.impact ?? 'serious', count: nodes.length, nodes };
}

/** Days before today, like all times here. */
interface DemoCheck {
  readonly at: number;
  readonly pages: readonly DemoPage[];
}
const before: DemoCheck = { at: 16, pages: pagesWith([...common, ...onlyBefore]) };
const now: DemoCheck = { at: 2, pages: pagesWith([...common, ...onlyNow]) };
/** Oldest first. */
export const demoChecks = [before, now] as const;

interface DemoFinding {
  readonly finding: GroupedFinding;
  readonly change: 'new' | 'still' | 'gone';
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly status: 'open' | 'planned' | 'mended' | 'accepted';
  readonly reason: string | null;
}

const decided: Readonly<Record<string, Pick<DemoFinding, 'status' | 'reason'>>> = {
  'image-alt': { status: 'planned', reason: null },
  'html-has-lang': { status: 'mended', reason: null },
  'frame-title': {
    status: 'accepted',
    reason: 'Map of another company. The address and the way here stand as text above it.',
  },
};

/** What the second check found, compared with the first. */
export function demoFindings(): DemoFinding[] {
  const [earlier, later] = [groupFindings(before.pages), groupFindings(now.pages)];
  const isIn = (list: readonly GroupedFinding[], { fingerprint }: GroupedFinding) =>
    list.some((one) => one.fingerprint === fingerprint);
  const gone = earlier.filter((finding) => !isIn(later, finding));
  return [...later, ...gone].map((finding) => {
    const [wasThere, isThere] = [isIn(earlier, finding), isIn(later, finding)];
    return {
      finding,
      change: isThere ? (wasThere ? 'still' : 'new') : 'gone',
      firstSeen: wasThere ? before.at : now.at,
      lastSeen: isThere ? now.at : before.at,
      ...(decided[finding.rule] ?? { status: 'open', reason: null }),
    };
  });
}

interface DemoAnswer {
  readonly check: ManualCheckKey;
  readonly outcome: ManualOutcome;
  readonly note: string;
}
export const demoAnswers: readonly DemoAnswer[] = [
  { check: 'keyboard', outcome: 'passed', note: 'Home page and order form, with Firefox.' },
  {
    check: 'screen-reader',
    outcome: 'failed',
    note: 'The cake chooser is read as “image, image, image”. We have asked the agency for an offer.',
  },
  { check: 'captions', outcome: 'inapplicable', note: 'We have no videos.' },
];
