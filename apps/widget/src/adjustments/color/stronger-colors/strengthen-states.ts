import type { Scene } from '../../../page/paint/read-scene.ts';
import { adoptSheet } from '../../../page/rules/adopt-sheet.ts';
import { redeclare } from '../../../page/rules/redeclare.ts';
import { rulesForElements } from '../../../page/rules/rules-for-elements.ts';
import { walkRules } from '../../../page/rules/walk-rules.ts';
import { fromDocument } from '../../../page/safe-document.ts';
import { transitionsOf } from '../../engine/hold-transitions.ts';
import { newSheet } from '../../engine/new-sheet.ts';
import { runToEnd } from '../../engine/run-to-end.ts';
import { above } from '../../engine/specificity.ts';
import type { States } from '../states/release-states.ts';

const named = (name: string) => `:(?:${name})(?![\\w-])`;

/** States caused by interaction, measured one at a time; a pressed element is also hovered. */
const kinds: readonly (readonly [kind: string, tried: string])[] = [
  ['hover', 'hover'],
  ['focus(?:-visible|-within)?', 'focus(?:-visible|-within)?'],
  ['active', 'hover|active'],
].map(([kind = '', tried = '']) => [named(kind), named(tried)]);
const pressed = named('active');
const isPressed = (selector: string) => new RegExp(pressed).test(selector);
const never = () => false;

/** The condition for an element to be in a state; empty if it never is. */
type InState = (element: Element) => string;

/** Has the specificity of a pseudo-class and matches every element. */
const always = ':not(._ew)';

/**
 * Strengthens the colors that the page uses in a state, like those at rest. Scripts cannot trigger these states, so the
 * page's state rules are applied to all elements for a moment, and the computed styles are read.
 */
export function strengthenStates(
  scene: Scene,
  all: readonly Element[],
  page: Document,
  { during, around, nested, hasAny }: States,
  wanted: ReadonlyMap<Element, string>,
  strengthen: () => ReadonlyMap<Element, string>,
): string {
  let css = '';
  const ofPage = colorRules(page);
  for (const [kind, tried] of kinds) {
    const about = (one: string) => new RegExp(kind).test(one);
    const rules = rulesAsIf(ofPage, tried, always);
    if (!rules || !hasAny(about)) continue;
    const isInState = (element: Element) => during(element, about, kind === pressed ? never : isPressed);
    tryRules(rules, isInState, isInState);
    const { elements, bases } = nested(about);
    // Elements inside a hovered box that are not hovered themselves.
    if (elements.size > 0)
      tryRules(rulesAsIf(ofPage, tried, `:not(:where(${bases.join()}))${always}`), isInState, (element) =>
        elements.has(element) ? around(element, about) : '',
      );
  }
  return css;

  function tryRules(rules: string, isInState: InState, condition: InState): void {
    const trial = [newSheet(page), newSheet(page)] as const;
    trial[0].replaceSync(transitionsOf(page));
    trial[1].replaceSync(rules + shiftedBackgrounds(wanted, all, isInState));
    for (const sheet of trial) adoptSheet(page, sheet, true);
    try {
      runToEnd(scene.update([], true));
      const found = [...strengthen()].filter(([element]) => condition(element));
      css += rulesForElements(new Map(found), all, above, condition);
    } finally {
      adoptSheet(page, trial[1], false);
      // Forces a style recalculation while transitions are off, so that restoring the page's values is not animated.
      void getComputedStyle(fromDocument('documentElement', page)).color;
      adoptSheet(page, trial[0], false);
    }
  }
}

interface ColorRule {
  selectors: string[];
  colors: string;
  wrap: (css: string) => string;
}

const anyKind = new RegExp(named('hover|focus|focus-visible|focus-within|active'));

/** The page's rules about any of these states, collected once because walking all rules is slow. */
function colorRules(page: Document): ColorRule[] {
  const found: ColorRule[] = [];
  walkRules(page, ({ selectors, style, forced, wrap }) => {
    const about = forced ? [] : selectors.filter((one) => anyKind.test(one) && !one.includes('::'));
    const colors = about.length > 0 ? colorsOf(style) : '';
    if (colors) found.push({ selectors: about, colors, wrap });
  });
  return found;
}

/** The rules for a state, rewritten to match elements that are not in it; empty if there are none. */
function rulesAsIf(rules: readonly ColorRule[], kind: string, instead: string): string {
  let css = '';
  for (const { selectors, colors, wrap } of rules) {
    const about = selectors.filter((one) => new RegExp(kind).test(one));
    if (about.length > 0) css += wrap(`${about.join().replace(new RegExp(kind, 'g'), instead)}{${colors}}`);
  }
  return css;
}

function colorsOf(style: CSSStyleDeclaration): string {
  let css = '';
  for (const name of style) {
    if (!/^(--|color$|background-(color|image)$|opacity$|-webkit-text-fill-color$)/.test(name)) continue;
    const value = style.getPropertyValue(name);
    // Empty for shorthands with variables: only the shorthand has a value then.
    css += value ? redeclare(style, name, value) : redeclare(style, 'background', style.getPropertyValue('background'));
  }
  return css;
}

/** Backgrounds that we shifted and that the state does not change. */
function shiftedBackgrounds(wanted: ReadonlyMap<Element, string>, all: readonly Element[], isInState: InState): string {
  const backgrounds = [...wanted]
    .map(([element, css]) => [element, css.match(/(?<=^|;)background-[^;]*;/g)?.join('') ?? ''] as const)
    .filter(([element, css]) => css && !isInState(element));
  return rulesForElements(new Map(backgrounds), all, above);
}
