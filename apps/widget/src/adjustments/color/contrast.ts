import { remember } from '../../page/remember.ts';
import { isDocument } from '../../page/rules/adopt-sheet.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { focusRules, ownRing } from './focus/focus-ring.ts';
import { stateRules } from './states/state-rules.ts';
import { strengthenRoot } from './stronger-colors/strengthen-root.ts';
import { fixShadowText } from './theme/fix-shadow-text.ts';
import { mirrorPaint } from './theme/mirror-paint.ts';
import { themeOf } from './theme/own-theme.ts';
import { setThemeForegrounds, type Theme } from './theme/theme.ts';
import { disabledEdge, themeRules } from './theme/theme-rules.ts';

/** Cached, because the rules are the same for the document and for every shadow root. */
const rulesOf = remember((value: string) => themeRules(themeOf(value) as Theme));

/**
 * Dark and light imitate forced colors (docs/decisions/0018-contrast.md): everything the page paints gets the theme's
 * color, and what is transparent stays transparent. "Stronger colors" keeps the page's own colors, adjusted by
 * measurement.
 */
export const contrast: Adjustment = {
  css(value, root, context) {
    const theme = themeOf(value);
    if (theme) return stateRules(root, { color: theme.focus, halo: theme.back }, theme).css + rulesOf(value);
    if (value !== 'own') return '';
    const rules = stateRules(root, ownRing, null).css + disabledEdge + focusRules(ownRing, []);
    // Text in the document itself is measured in one pass by `measureContrast`.
    return isDocument(root) ? rules : rules + strengthenRoot(root, context);
  },

  repair(value, root, context) {
    const theme = themeOf(value);
    return theme ? fixShadowText(root, theme, context) : '';
  },

  base(value) {
    const theme = themeOf(value);
    return theme
      ? // An SVG without a fill is black by default.
        `:where(svg:not([fill])){fill:currentcolor}:where(input,select,textarea,button,dialog,[popover]){background-color:${theme.back};${setThemeForegrounds(theme)}}`
      : '';
  },

  rewrite(value, _root, { unsure, document: page }) {
    const theme = themeOf(value);
    return theme ? mirrorPaint(theme, unsure, page) : () => '';
  },

  needsMeasuring: () => true,
};
