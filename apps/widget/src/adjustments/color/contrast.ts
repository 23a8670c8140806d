import { remember } from '../../page/remember.ts';
import { isDocument } from '../../page/rules/adopt-sheet.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { focusRules, ownRing } from './focus/focus-ring.ts';
import { stateRules } from './states/state-rules.ts';
import { pushRoot } from './stronger-colors/push-root.ts';
import { fixShadowText } from './theme/fix-shadow-text.ts';
import { mirrorPaint } from './theme/mirror-paint.ts';
import { themeOf } from './theme/own-theme.ts';
import { plainInks, type Theme } from './theme/theme.ts';
import { disabledEdge, themeRules } from './theme/theme-rules.ts';

/** The same for every tree of the page. */
const rulesOf = remember((value: string) => themeRules(themeOf(value) as Theme));

/**
 * Dark and light: forced colors of our own (docs/decisions/0018-contrast.md). What the page paints is painted in one color,
 * what it leaves transparent stays transparent. Stronger colors keep the page's own, and are measured.
 */
export const contrast: Adjustment = {
  css(value, root, context) {
    const theme = themeOf(value);
    if (theme) return stateRules(root, { color: theme.focus, halo: theme.back }, theme).css + rulesOf(value);
    if (value !== 'own') return '';
    const rules = stateRules(root, ownRing, null).css + disabledEdge + focusRules(ownRing, []);
    // Texts of the page itself are measured all together.
    return isDocument(root) ? rules : rules + pushRoot(root, context);
  },

  repair(value, root, context) {
    const theme = themeOf(value);
    return theme ? fixShadowText(root, theme, context) : '';
  },

  base(value) {
    const theme = themeOf(value);
    return theme
      ? // A drawing that says nothing of its color is black.
        `:where(svg:not([fill])){fill:currentcolor}:where(input,select,textarea,button,dialog,[popover]){background-color:${theme.back};${plainInks(theme)}}`
      : '';
  },

  rewrite(value, _root, { unsure, document: page }) {
    const theme = themeOf(value);
    return theme ? mirrorPaint(theme, unsure, page) : () => '';
  },

  needsMeasuring: () => true,
};
