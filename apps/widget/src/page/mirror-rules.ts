import { type Root, sheetsOf } from './adopt-sheet.ts';

/** Declarations to set beside those of one of the page's rules; empty for none. */
export type Rewrite = (style: CSSStyleDeclaration, selector: string, nested: boolean) => string;

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
  return wrap(sheet.media.mediaText && `@media ${sheet.media.mediaText}`, mirrorList(rules, rewrite, mirror, false));
}

/** By the numbers rules have had from the start: 1 of style, 4 of media, 7 of key frames. */
function mirrorList(rules: CSSRuleList, rewrite: Rewrite, mirror: Mirror, nested: boolean): string {
  let css = '';
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index] as CSSRule & Partial<CSSStyleRule & CSSImportRule & CSSLayerStatementRule>;
    if (rule.type === 1) {
      const { style, selectorText } = rule as CSSStyleRule;
      const inner = rule.cssRules?.length ? mirrorList(rule.cssRules, rewrite, mirror, true) : '';
      css += wrap(selectorText, inner + rewrite(style, selectorText as string, nested));
    } else if (rule.styleSheet) {
      css += mirrorImport(rule as CSSImportRule, rewrite, mirror);
    } else if (rule.nameList) {
      mirror.firstLayer ||= rule.nameList[0] as string;
    } else if (rule.cssRules && rule.type !== 7) {
      css += mirrorGroup(rule as CSSGroupingRule, rewrite, mirror, nested);
    } else if (nested && rule.style) {
      css += rewrite(rule.style, '', true);
    }
  }
  return css;
}

function mirrorGroup(rule: CSSGroupingRule, rewrite: Rewrite, mirror: Mirror, nested: boolean): string {
  const prelude =
    rule.type === 4
      ? `@media ${(rule as CSSMediaRule).media.mediaText}`
      : rule.cssText.slice(0, rule.cssText.indexOf('{'));
  if (prelude.startsWith('@layer')) {
    mirror.firstLayer ||= prelude.slice(7).trim();
    // A layer without a name cannot be entered a second time.
    if (!prelude.slice(6).trim()) mirror.partial = true;
  }
  return wrap(prelude, mirrorList(rule.cssRules, rewrite, mirror, nested));
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
