import { type Root, sheetsOf } from './adopt-sheet.ts';

/** One of the page's style rules, with its conditions. */
export interface PageRule {
  /** The selectors of its list; those of nested rules are resolved. */
  selectors: string[];
  style: CSSStyleDeclaration;
  /** It is inside a forced-colors media query. */
  forced: boolean;
  /** Puts other rules under the same conditions. */
  wrap: (css: string) => string;
}

const forcedColors = /\(\s*forced-colors(:\s*active)?\s*\)/g;

/** Visits every readable style rule of a tree in document order. Returns false if some cannot be read. */
export function walkRules(root: Root, visit: (rule: PageRule) => void): boolean {
  let complete = true;
  for (const sheet of sheetsOf(root)) {
    if (sheet.disabled) continue;
    let rules: CSSRuleList;
    try {
      rules = sheet.cssRules;
    } catch {
      // A cross-origin sheet cannot be read.
      complete = false;
      continue;
    }
    if (isOurs(sheet, rules)) continue;
    complete = walk(rules, [], conditionOf(sheet.media.mediaText), visit) && complete;
  }
  return complete;
}

/** Whether every sheet of a tree can be read, including imported ones. */
export const canReadRules = (root: Root): boolean => sheetsOf(root).every(isReadable);

function isReadable(sheet: CSSStyleSheet | null): boolean {
  try {
    for (const rule of sheet?.cssRules ?? []) {
      if (rule.type === 3 && !isReadable((rule as CSSImportRule).styleSheet)) return false;
      // Imports come first; only layer names can precede them.
      if (rule.type !== 3 && rule.type !== 0) break;
    }
    return true;
  } catch {
    return false;
  }
}

/** Every sheet of ours ends with a rule that no page contains. */
const isOurs = (sheet: CSSStyleSheet, rules: CSSRuleList): boolean =>
  !sheet.ownerNode && rules.length > 0 && (rules[rules.length - 1] as CSSRule).cssText.includes('#_ew');

interface Condition {
  forced: boolean;
  wrap: (css: string) => string;
}

function conditionOf(media: string, outer: Condition = { forced: false, wrap: (css) => css }): Condition {
  if (!media || media === 'all') return outer;
  const forced = media.includes('forced-colors') && media.replace(forcedColors, '') !== media;
  const query = forced ? media.replace(forcedColors, '(min-width:0)') : media;
  return { forced: outer.forced || forced, wrap: (css) => outer.wrap(`@media ${query}{${css}}`) };
}

function walk(
  rules: CSSRuleList,
  parents: readonly string[],
  condition: Condition,
  visit: (rule: PageRule) => void,
): boolean {
  let complete = true;
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index] as CSSRule & Partial<CSSStyleRule & CSSImportRule & CSSMediaRule>;
    const enter = (list: CSSRuleList, above: readonly string[], under: Condition) => {
      complete = walk(list, above, under, visit) && complete;
    };
    if (rule.type === 1) {
      const selectors = within(parents, listOf(rule as CSSStyleRule));
      if (rule.style?.length) visit({ selectors, style: rule.style, ...condition });
      if (rule.cssRules?.length) enter(rule.cssRules, selectors, condition);
    } else if (rule.styleSheet) {
      try {
        enter(rule.styleSheet.cssRules, [], conditionOf(rule.media?.mediaText ?? '', condition));
      } catch {
        // Cross-origin as well.
        complete = false;
      }
    } else if (rule.type === 4) {
      enter(rule.cssRules as CSSRuleList, parents, conditionOf((rule.media as MediaList).mediaText, condition));
    } else if (rule.cssRules && rule.type !== 7) {
      const prelude = rule.cssText.slice(0, rule.cssText.indexOf('{'));
      const { forced, wrap } = condition;
      // Without its layer, a rule beats those inside, as a rule about states must.
      const inner = prelude.startsWith('@layer') ? wrap : (css: string) => wrap(`${prelude}{${css}}`);
      enter(rule.cssRules, parents, { forced, wrap: inner });
    } else if (parents.length > 0 && rule.style) {
      visit({ selectors: [...parents], style: rule.style, ...condition });
    }
  }
  return complete;
}

/** Browsers serialize selectors on every access, and one press reads them several times. */
let lists: WeakMap<CSSRule, string[]> | undefined;

function listOf(rule: CSSStyleRule): string[] {
  if (!lists) {
    lists = new WeakMap();
    // A page may change them between tasks.
    queueMicrotask(() => {
      lists = undefined;
    });
  }
  const list = lists.get(rule) ?? splitList(rule.selectorText);
  lists.set(rule, list);
  return list;
}

const within = (parents: readonly string[], selectors: string[]): string[] => {
  if (parents.length === 0) return selectors;
  const parent = `:is(${parents.filter((one) => !one.includes('::')).join()})`;
  return selectors.map((one) => (one.includes('&') ? one.replace(/&/g, parent) : `${parent} ${one}`));
};

/** Splits at commas outside of brackets and quotes. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    const sign = list[at] as string;
    if (sign === '\\') at++;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === ',' && depth === 0) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, list.slice(start).trim()];
}
