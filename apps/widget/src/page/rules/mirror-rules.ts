import { attempt } from '../attempt.ts';
import { type Root, sheetsOf } from './adopt-sheet.ts';

/**
 * Declarations to add to one of the page's rules; empty for none. `selector` is complete, also for a nested rule.
 * `after` adds rules that must follow; `&` in them is the rule's selector.
 */
export type Rewrite = (style: CSSStyleDeclaration, selector: string, after: (rules: string) => void) => string;

export interface Mirror {
  css: string;
  /** Some sheet cannot be read, or its place in the cascade cannot be reproduced: the result must be measured. */
  partial: boolean;
  /** With its parent layers, as in `a.b`. */
  firstLayer: string;
}

/**
 * Repeats the page's own rules with the same selectors, order, layers and conditions, but other declarations: the
 * cascade picks the same winners as before, no element is visited, and later content follows.
 */
export function mirrorRules(root: Root, rewrite: Rewrite, isOurs: (sheet: CSSStyleSheet) => boolean): Mirror {
  const mirror: Mirror = { css: '', partial: false, firstLayer: '' };
  for (const sheet of sheetsOf(root)) {
    if (!sheet.disabled && !isOurs(sheet)) mirror.css += mirrorSheet(sheet, rewrite, mirror);
  }
  return mirror;
}

function mirrorSheet(sheet: CSSStyleSheet, rewrite: Rewrite, mirror: Mirror): string {
  const rules = attempt(() => sheet.cssRules);
  // The rules of a cross-origin sheet cannot be read.
  if (!rules) mirror.partial = true;
  return wrap(sheet.media.mediaText && `@media ${sheet.media.mediaText}`, mirrorList(rules ?? [], rewrite, mirror));
}

/** By the numeric type of a rule: 0 for newer kinds, 1 style, 4 media, 7 keyframes. */
function mirrorList(rules: ArrayLike<CSSRule>, rewrite: Rewrite, mirror: Mirror, parent = ''): string {
  let css = '';
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index] as CSSRule & Partial<CSSStyleRule & CSSImportRule & CSSLayerStatementRule>;
    if (rule.type === 1) {
      css += mirrorStyle(rule as Styled, rewrite, mirror, parent);
    } else if (rule.styleSheet) {
      css += mirrorImport(rule as CSSImportRule, rewrite, mirror);
    } else if (rule.nameList) {
      mirror.firstLayer ||= rule.nameList[0] as string;
    } else if (rule.cssRules && rule.type !== 7) {
      css += mirrorGroup(rule as CSSGroupingRule, rewrite, mirror, parent);
    } else if (parent && !rule.type && rule.style) {
      // Declarations after or inside something nested, which have to stay there.
      css += mirrorStyle(rule as Styled, rewrite, mirror, parent);
    }
  }
  return css;
}

/** A style rule, or declarations without a selector of their own. */
type Styled = Pick<CSSStyleRule, 'style'> & Partial<CSSStyleRule>;

/** A rule's own declarations come before nested ones, as in the cascade. */
function mirrorStyle(rule: Styled, rewrite: Rewrite, mirror: Mirror, parent: string): string {
  const { style, selectorText = '' } = rule;
  const selector = parent && selectorText ? wholeSelector(selectorText, parent) : selectorText || parent;
  let later = '';
  const own = rewrite(style, selector, (text) => {
    later += text;
  });
  const nested = rule.cssRules?.length ? mirrorList(rule.cssRules, rewrite, mirror, selector) : '';
  // Browsers without nesting never get here.
  if (parent || nested) return wrap(selectorText, own + later + nested);
  return wrap(selectorText, own) + later.replace(/&/g, `:is(${selectorText})`);
}

/** Resolves `&` in a nested selector, except in strings, so that it can be used in queries. */
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
    // A layer without a name cannot be reopened.
    if (!prelude.slice(6).trim()) mirror.partial = true;
  }
  // Declarations directly in a scope apply to its root.
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
