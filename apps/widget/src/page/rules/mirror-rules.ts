import { type Root, sheetsOf } from './adopt-sheet.ts';

/**
 * Declarations to set beside those of one of the page's rules; empty for none. `selector` is the whole one, also of a nested
 * rule. `after` adds rules that have to follow: `&` in them stands for the rule's selector.
 */
export type Rewrite = (style: CSSStyleDeclaration, selector: string, after: (rules: string) => void) => string;

export interface Mirror {
  css: string;
  /** Some sheet may not be read, or its place in the cascade cannot be repeated: the result has to be measured. */
  partial: boolean;
  /** With those inside it, as `a.b`. */
  firstLayer: string;
}

/**
 * The page's own rules again, same selectors, same order, same layers and conditions, with other declarations: the cascade
 * picks the same winners as before, no element is visited, and content that arrives later follows.
 */
export function mirrorRules(root: Root, rewrite: Rewrite, isOurs: (sheet: CSSStyleSheet) => boolean): Mirror {
  const mirror: Mirror = { css: '', partial: false, firstLayer: '' };
  for (const sheet of sheetsOf(root)) {
    if (!sheet.disabled && !isOurs(sheet)) mirror.css += mirrorSheet(sheet, rewrite, mirror);
  }
  return mirror;
}

function mirrorSheet(sheet: CSSStyleSheet, rewrite: Rewrite, mirror: Mirror): string {
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    mirror.partial = true;
    return '';
  }
  return wrap(sheet.media.mediaText && `@media ${sheet.media.mediaText}`, mirrorList(rules, rewrite, mirror));
}

/** By the numbers rules have had from the start: 0 of what came later, 1 of style, 4 of media, 7 of key frames. */
function mirrorList(rules: CSSRuleList, rewrite: Rewrite, mirror: Mirror, parent = ''): string {
  let css = '';
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index] as CSSRule & Partial<CSSStyleRule & CSSImportRule & CSSLayerStatementRule>;
    if (rule.type === 1) {
      css += mirrorStyle(rule as CSSStyleRule, rewrite, mirror, parent);
    } else if (rule.styleSheet) {
      css += mirrorImport(rule as CSSImportRule, rewrite, mirror);
    } else if (rule.nameList) {
      mirror.firstLayer ||= rule.nameList[0] as string;
    } else if (rule.cssRules && rule.type !== 7) {
      css += mirrorGroup(rule as CSSGroupingRule, rewrite, mirror, parent);
    } else if (parent && !rule.type && rule.style) {
      // Declarations that stand after or inside something nested, where they have to stay.
      let later = '';
      css += rewrite(rule.style, parent, (text) => {
        later += text;
      });
      css += later;
    }
  }
  return css;
}

/** A rule's own declarations come before those nested in it, as the cascade has them. */
function mirrorStyle(rule: CSSStyleRule, rewrite: Rewrite, mirror: Mirror, parent: string): string {
  const { style, selectorText } = rule;
  const selector = parent ? wholeSelector(selectorText, parent) : selectorText;
  let later = '';
  const own = rewrite(style, selector, (text) => {
    later += text;
  });
  const nested = rule.cssRules?.length ? mirrorList(rule.cssRules, rewrite, mirror, selector) : '';
  // Browsers that know no nesting never come to have any.
  if (parent || nested) return wrap(selectorText, own + later + nested);
  return wrap(selectorText, own) + later.replace(/&/g, `:is(${selectorText})`);
}

/** What a nested selector stands for, not in texts: to ask which elements it is for. */
function wholeSelector(selector: string, parent: string): string {
  const above = `:is(${parent})`;
  let refers = false;
  const whole = selector.replace(/"(?:[^"\\]|\\.)*"|&/g, (part) => {
    refers ||= part === '&';
    return part === '&' ? above : part;
  });
  return refers ? whole : `${above} ${selector}`;
}

function mirrorGroup(rule: CSSGroupingRule, rewrite: Rewrite, mirror: Mirror, parent: string): string {
  const prelude =
    rule.type === 4
      ? `@media ${(rule as CSSMediaRule).media.mediaText}`
      : rule.cssText.slice(0, rule.cssText.indexOf('{'));
  if (prelude.startsWith('@layer')) {
    mirror.firstLayer ||= prelude.slice(7).trim();
    // A layer without a name cannot be entered a second time.
    if (!prelude.slice(6).trim()) mirror.partial = true;
  }
  // Declarations right inside a scope are for its root.
  const scope = prelude.startsWith('@scope') ? ':scope' : parent;
  return wrap(prelude, mirrorList(rule.cssRules, rewrite, mirror, scope));
}

function mirrorImport(rule: CSSImportRule, rewrite: Rewrite, mirror: Mirror): string {
  const { layerName, supportsText, media } = rule as CSSImportRule & {
    layerName: string | null;
    supportsText: string | null;
  };
  let css = rule.styleSheet ? mirrorSheet(rule.styleSheet, rewrite, mirror) : '';
  if (layerName === '') mirror.partial = true;
  if (layerName) {
    mirror.firstLayer ||= layerName;
    css = wrap(`@layer ${layerName}`, css);
  }
  css = wrap(supportsText && `@supports ${supportsText.includes('(') ? supportsText : `(${supportsText})`}`, css);
  return wrap(media.mediaText && `@media ${media.mediaText}`, css);
}

const wrap = (prelude: string | null | undefined, css: string): string => (css && prelude ? `${prelude}{${css}}` : css);
