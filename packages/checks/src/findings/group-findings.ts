import { ruleOf } from '../criteria/rules.ts';
import { compareFindings } from './compare-findings.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  type ColorPair,
  type GroupedFinding,
  IMPACTS,
  type Impact,
  type NodeResult,
  type PageResult,
  type RuleResult,
} from './types.ts';

/** How many selectors we list per page; the rest are only counted. */
const MAX_SELECTORS = 20;
/** How many pairs of colors we list per page. */
const MAX_COLORS = 5;

/**
 * On a page without a main landmark, each of its parts is reported as content outside of landmarks. One landmark mends
 * them all, so they are one finding.
 */
const WHOLE_PAGE = { selector: 'html', snippet: '<html>' };

interface Gathered {
  readonly rule: string;
  readonly snippet: string;
  impact: Impact;
  readonly pages: Map<string, PageInGroup>;
}

interface PageInGroup {
  count: number;
  readonly selectors: string[];
  text?: string;
  colors?: readonly ColorPair[];
}

/** Groups results by what has to be fixed once: a mistake in the header of fifty pages is one finding with fifty pages. */
export function groupFindings(results: readonly PageResult[]): GroupedFinding[] {
  const grouping = createGrouping();
  for (const result of results) grouping.add(result);
  return grouping.findings();
}

/** The identity of an element that breaks a rule on a page with these results. */
export function fingerprintsOn(rules: readonly Pick<RuleResult, 'rule'>[]) {
  const lacksMain = rules.some(({ rule }) => rule === 'landmark-one-main');
  return (rule: string, node: NodeResult): string =>
    node.fingerprint ?? fingerprintOf(rule, rule === 'region' && lacksMain ? WHOLE_PAGE : node);
}

/** The same page by page, for callers that have other work to do in between. */
export function createGrouping() {
  const groups = new Map<string, Gathered>();
  return {
    add({ path, rules }: PageResult): void {
      const identify = fingerprintsOn(rules);
      for (const { rule, impact, nodes } of rules) {
        for (const node of nodes) {
          const fingerprint = identify(rule, node);
          const group = groups.get(fingerprint) ?? { rule, snippet: node.snippet, impact, pages: new Map() };
          groups.set(fingerprint, group);
          if (IMPACTS.indexOf(impact) > IMPACTS.indexOf(group.impact)) group.impact = impact;
          const page: PageInGroup = group.pages.get(path) ?? { count: 0, selectors: [] };
          group.pages.set(path, page);
          page.count += 1;
          if (page.selectors.length < MAX_SELECTORS) page.selectors.push(node.selector);
          if (node.text) page.text ??= node.text;
          if (node.colors) page.colors = withColors(page.colors ?? [], node.colors);
        }
      }
    },
    findings: (): GroupedFinding[] =>
      [...groups].map(([fingerprint, group]) => toFinding(fingerprint, group)).sort(compareFindings),
  };
}

function toFinding(fingerprint: string, { rule, snippet, impact, pages }: Gathered): GroupedFinding {
  const listed = [...pages].map(([path, page]) => ({ path, ...page }));
  return {
    fingerprint,
    rule,
    ...ruleOf(rule),
    impact,
    pages: listed,
    count: listed.reduce((sum, { count }) => sum + count, 0),
    snippet,
  };
}

/** With one more pair, unless it is listed or there are enough. */
export function withColors(list: readonly ColorPair[], pair: ColorPair): readonly ColorPair[] {
  const isListed = list.some(
    ({ color, background, required }) =>
      color === pair.color && background === pair.background && required === pair.required,
  );
  return isListed || list.length >= MAX_COLORS ? list : [...list, pair];
}
