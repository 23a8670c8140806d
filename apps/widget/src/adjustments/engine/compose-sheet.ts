import type { Root } from '../../page/rules/adopt-sheet.ts';
import { mirrorRules } from '../../page/rules/mirror-rules.ts';
import { features, type Settings } from '../../settings/options.ts';
import type { Active, Adjustments, Context } from './adjustment.ts';
import { above } from './specificity.ts';

export interface Composed {
  css: string;
  partial: boolean;
  /** Made from this page's rules, so it fits no other page. */
  ofThisPage: boolean;
}

/** The style sheet for one tree: rules weaker than the page's, the page's own rules rewritten, and stronger rules. */
export function composeSheet(
  root: Root,
  on: readonly Active[],
  context: Context,
  isOurs: (sheet: CSSStyleSheet) => boolean,
): Composed {
  const rewrites = on.flatMap(([adjustment, value]) => adjustment.rewrite?.(value, root, context) ?? []);
  const mirror =
    rewrites.length > 0
      ? mirrorRules(root, (...rule) => rewrites.map((rewrite) => rewrite(...rule)).join(''), isOurs)
      : null;
  const rules = (kind: 'base' | 'css') =>
    on.map(([adjustment, value]) => adjustment[kind]?.(value, root, context) ?? '').join('');
  const base = rules('base');
  const filters = root === document ? on.flatMap(([adjustment, value]) => adjustment.filter?.(value) ?? []) : [];
  // Below the page's first layer, because rules outside of layers beat all rules inside.
  const below = mirror?.firstLayer && base ? `@layer ${mirror.firstLayer.split('.')[0]}.evenway{${base}}` : base;
  return {
    css: `${below}${mirror?.css ?? ''}${colorFilter(filters)}${rules('css')}`,
    partial: mirror?.partial ?? false,
    ofThisPage: mirror !== null || on.some(([adjustment]) => adjustment.needsMeasuring),
  };
}

/**
 * On any element but the root, a filter becomes the containing block of fixed elements. The top layer (dialogs, full
 * screen) is painted apart from the root and needs its own filter.
 */
const colorFilter = (filters: readonly string[]): string =>
  filters.length > 0 ? `:is(:root,:modal,:fullscreen)${above}{filter:${filters.join(' ')}!important}` : '';

export const activeIn = (settings: Settings, adjustments: Adjustments): Active[] =>
  features.flatMap((feature): Active[] => {
    const value = settings[feature];
    const adjustment = adjustments[feature];
    return value && adjustment ? [[adjustment, value, feature]] : [];
  });
