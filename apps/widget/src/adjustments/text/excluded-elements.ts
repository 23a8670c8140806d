import { type Root, sheetsOf } from '../../page/adopt-sheet.ts';

/** Icon fonts by the names they go by, for pages whose style sheets may not be read. */
const knownIcons =
  '[class*=material-icons],[class*=material-symbols],.fa,.fas,.far,.fab,.fal,.fad,[class^=fa-],[class*=" fa-"],.bi,.ti,.mdi,.glyphicon,.dashicons,.ion,[class^=icon-],[class*=" icon-"],[class^=ri-],.pi';
const iconFamily = /icon|awesome|glyph|symbol|fontello|icomoon|feather|remix|themify|linea|slick|swiper|ionic/i;

/** Code and formulas, whose shape is their meaning. */
export const codeAndMaths = 'code,pre,kbd,samp,tt,math,mjx-container,.katex';

const known = new WeakMap<Root, { rules: number; selectors: string }>();

/** Selectors of what is drawn with letters but is not text: the page's own rules say which elements use an icon font. */
export function iconSelectors(root: Root): string {
  const lists = sheetsOf(root).map(readRules);
  const rules = lists.reduce((sum, list) => sum + list.length, 0);
  const earlier = known.get(root);
  if (earlier?.rules === rules) return earlier.selectors;
  const found = new Set([knownIcons]);
  for (const list of lists) {
    for (const rule of list) {
      if (rule.type !== 1 || !iconFamily.test((rule as CSSStyleRule).style.fontFamily)) continue;
      const { selectorText } = rule as CSSStyleRule;
      // A glyph in ::before keeps its own family by itself; only elements can be reached by a rule for all elements.
      if (!/::?(before|after)/.test(selectorText)) found.add(selectorText);
    }
  }
  const selectors = [...found].join();
  known.set(root, { rules, selectors });
  return selectors;
}

function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Not readable: the known names have to do.
    return [];
  }
}
