import type { Root } from '../../page/rules/adopt-sheet.ts';
import { mirrorRules } from '../../page/rules/mirror-rules.ts';
import { features, type Settings } from '../../settings/options.ts';
import type { Active, Adjustments, Context } from './adjustment.ts';

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
  // Below the page's first layer, because rules outside of layers beat all rules inside.
  const below = mirror?.firstLayer && base ? `@layer ${mirror.firstLayer.split('.')[0]}.evenway{${base}}` : base;
  return {
    css: `${below}${mirror?.css ?? ''}${rules('css')}`,
    partial: mirror?.partial ?? false,
    ofThisPage: mirror !== null || on.some(([adjustment]) => adjustment.needsMeasuring),
  };
}

export const activeIn = (settings: Settings, adjustments: Adjustments): Active[] =>
  features.flatMap((feature): Active[] => {
    const value = settings[feature];
    const adjustment = adjustments[feature];
    return value && adjustment ? [[adjustment, value, feature]] : [];
  });
