import type { Root } from '../../../page/rules/adopt-sheet.ts';
import { type PageRule, walkRules } from '../../../page/rules/walk-rules.ts';
import { above, strong, topmost } from '../../engine/specificity.ts';
import { type Ring, ringOf } from '../focus/focus-ring.ts';
import { alphaOf, drawRings, isRing } from '../theme/mirror-paint.ts';
import { selectedBackground, setForegrounds, systemColor, type Theme } from '../theme/theme.ts';
import { placeholderRule } from './placeholder-rule.ts';
import { isShape, shapeRule } from './state-shape.ts';

export interface StateRules {
  css: string;
  /** Selectors that get the background of a selected item; regions of the page among their matches are reset later. */
  marked: string[];
}

const chosen =
  /:checked|\[checked|\[aria-(checked|selected|pressed|current)|\[data-(state|headlessui-state)[~*]?="?(checked|on|active|selected)|\[data-(active|selected|checked|current)\b|\.((is|nav|tab|menu|mdc|mat)-{1,2})?(active|selected|current|checked)(?![\w-])|--(active|selected|current|checked)(?![\w-])/;

/** The page's rules for focus and state in the theme's colors. Without a theme: focus rings and placeholders only. */
export function stateRules(root: Root, ring: Ring, theme: Theme | null): StateRules {
  let css = '';
  const marked: string[] = [];
  const shapes: (() => string)[] = [];
  walkRules(root, (rule) => {
    if (rule.forced) {
      if (theme) css += rule.wrap(forcedRule(rule, theme));
      return;
    }
    let own = '';
    for (const selector of rule.selectors) {
      const bare = withoutNegations(selector);
      own += placeholderRule(selector, rule.style, theme);
      if (bare.includes(':focus') && isDrawnElsewhere(bare) && drawsRing(rule.style))
        own += `${strong(selector, topmost)}{${ringOf(ring)}}`;
      if (!theme || !isChosenState(selector)) continue;
      if (isShape(selector, rule.style)) {
        shapes.push(() => rule.wrap(shapeRule(selector, rule.style, marked, theme)));
        continue;
      }
      const found = stateRule(selector, rule.style, theme);
      own += found.css;
      if (found.isMarked) marked.push(selector);
    }
    if (own) css += rule.wrap(own);
  });
  return { css: css + shapes.map((write) => write()).join(''), marked };
}

/** Whether a rule styles a selected state that the browser does not draw itself. */
export function isChosenState(selector: string): boolean {
  const bare = withoutNegations(selector);
  return chosen.test(bare) && !/:(hover|focus|active)\b/.test(bare) && !isNative(bare);
}

export const withoutNegations = (selector: string): string => selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');

export const subjectOf = (selector: string): string =>
  selector
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(/[\s>+~]+/)
    .pop() ?? '';

/** The focused element has a ring already; a label, a container or `::after` needs its own. */
const isDrawnElsewhere = (selector: string): boolean => {
  const subject = subjectOf(selector);
  return !/:focus(?!-within)/.test(subject) || /::?(before|after)$/.test(subject);
};

/** The browser draws checked boxes itself. */
const isNative = (selector: string): boolean =>
  /:checked|\[checked/.test(subjectOf(selector)) && !/\[role=|button/.test(selector);

function drawsRing(style: CSSStyleDeclaration): boolean {
  const value = (name: string) => style.getPropertyValue(name);
  const shadow = value('box-shadow');
  if (
    shadow &&
    shadow !== 'none' &&
    (shadow.includes('var(') || shadow.split(/,(?![^(]*\))/).some(isRing) || /^rgba?\([^)]*\) 0px 0px 0px/.test(shadow))
  )
    return true;
  const outline = value('outline-style') || value('outline');
  if (outline && !/^(none|0|initial|unset)/.test(outline)) return true;
  return value('border-top-color') !== '' || /var\(/.test(value('border')) || value('border-color') !== '';
}

function stateRule(selector: string, style: CSSStyleDeclaration, theme: Theme): { css: string; isMarked: boolean } {
  const value = (name: string) => style.getPropertyValue(name);
  const priority = (name: string) => style.getPropertyPriority(name) && '!important';
  const pseudo = /::?(before|after)$/.test(selector);
  const background = value('background-color') || value('background');
  const image = value('background-image') || value('background');
  if (
    (background && !/^(none|initial|inherit|unset)/.test(background) && alphaOf(background) > 0.05) ||
    /gradient\(/.test(image)
  )
    return {
      css: `${selector}{${selectedBackground(theme, priority('background-color'))}${pseudo && value('color') ? `color:${theme.onMark}${priority('color')}` : ''}}`,
      isMarked: true,
    };
  let marks = '';
  for (const name of style)
    if (/^border-.*color$/.test(name) && alphaOf(value(name)) > 0) marks += `${name}:${theme.mark}!important;`;
  const outline = value('outline-style') || value('outline');
  if (outline && !/^(none|0|initial|unset)/.test(outline)) marks += `outline:2px solid ${theme.mark}!important;`;
  const shadow = value('box-shadow');
  if (shadow && shadow !== 'none') marks += `box-shadow:${markRings(shadow, theme)}!important;`;
  if (!marks && !pseudo && /^(color|font-weight|text-decoration.*)$/m.test([...style].join('\n')))
    marks = `box-shadow:inset 0 -3px 0 0 ${theme.mark}!important;`;
  // A border around a picture is thin, and the outline of controls covers it.
  const isFramed = marks.includes('border-top') && marks.includes('border-left');
  const frame = isFramed ? `${strong(selector, unfocused)}{outline:3px solid ${theme.mark}!important}` : '';
  return { css: marks && `${strong(selector)}{${marks}}${frame}`, isMarked: false };
}

/** More specific than the outline of controls, without hiding the focus ring. */
const unfocused = `:not(:focus-visible)${above}:not(#_ew)`;

/** An edge, plus the page's nested rings if there are any: WebKit paints only the first of those. */
function markRings(shadow: string, { mark, back }: Theme): string {
  const drawn = drawRings(shadow, { line: mark, back, text: mark });
  return drawn.includes(`${back},`) ? `inset 0 0 0 3px ${mark},${drawn}` : `inset 0 0 0 2px ${mark}`;
}

/** Leaves out sizes and images: they would shift the layout, and only work together. */
const forcedNames = /^(color|fill|stroke|background-color|border-.*-color|outline-.*|text-decoration-color)$/;

/** The page's own forced-colors rules, with our colors instead of system colors. */
function forcedRule({ selectors, style }: PageRule, theme: Theme): string {
  const system = systemColor(theme);
  const mapped = (value: string) =>
    value.replace(/(?<![\w-])[a-z]+(?![\w(-])/gi, (word) => system[word.toLowerCase()] ?? word);
  const drawn = /mask|url\(/.test(style.cssText);
  let css = '';
  for (const name of style) {
    if (!forcedNames.test(name) || (drawn && name === 'background-color')) continue;
    let value = mapped(style.getPropertyValue(name));
    if (!value) continue;
    // A transparent outline is only visible in forced colors.
    if (name === 'outline-color' && /transparent|rgba\(0, 0, 0, 0\)/.test(value)) value = theme.focus;
    css +=
      name === 'color' ? setForegrounds(value) : `${name}:${value}${style.getPropertyPriority(name) && '!important'};`;
  }
  return css && `${selectors.join()}{${css}}`;
}
