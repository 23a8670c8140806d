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

/** What comes over elements while a visitor uses them, each looked at by itself; what is pressed is under the pointer, too. */
const kinds: readonly (readonly [kind: string, tried: string])[] = [
  ['hover', 'hover'],
  ['focus(?:-visible|-within)?', 'focus(?:-visible|-within)?'],
  ['active', 'hover|active'],
].map(([kind = '', tried = '']) => [named(kind), named(tried)]);
const pressed = named('active');
const isPressed = (selector: string) => new RegExp(pressed).test(selector);
const never = () => false;

/** The condition under which an element is in a state; empty when it never is. */
type InState = (element: Element) => string;

/** As heavy as the state, and true of every element. */
const always = ':not(._ew)';

/**
 * The colors that the page gives in a state are pushed as those at rest are. No program can bring a state about, so the
 * page's rules about it are tried on all elements at once, and the browser tells what comes of them.
 */
export function pushStates(
  scene: Scene,
  all: readonly Element[],
  page: Document,
  { during, around, nested, hasAny }: States,
  wanted: ReadonlyMap<Element, string>,
  push: () => ReadonlyMap<Element, string>,
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
    // What is in a box that has the pointer, and does not have it itself.
    if (elements.size > 0)
      tryRules(rulesAsIf(ofPage, tried, `:not(:where(${bases.join()}))${always}`), isInState, (element) =>
        elements.has(element) ? around(element, about) : '',
      );
  }
  return css;

  function tryRules(rules: string, isInState: InState, condition: InState): void {
    const trial = [newSheet(page), newSheet(page)] as const;
    trial[0].replaceSync(transitionsOf(page));
    trial[1].replaceSync(rules + movedGrounds(wanted, all, isInState));
    for (const sheet of trial) adoptSheet(page, sheet, true);
    try {
      runToEnd(scene.update([], true));
      const found = [...push()].filter(([element]) => condition(element));
      css += rulesForElements(new Map(found), all, above, condition);
    } finally {
      adoptSheet(page, trial[1], false);
      // Read, so that the page's own values are there before it may animate again.
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

/** The page's rules about any of the states; looking through all of its rules takes long. */
function colorRules(page: Document): ColorRule[] {
  const found: ColorRule[] = [];
  walkRules(page, ({ selectors, style, forced, wrap }) => {
    const about = forced ? [] : selectors.filter((one) => anyKind.test(one) && !one.includes('::'));
    const colors = about.length > 0 ? colorsOf(style) : '';
    if (colors) found.push({ selectors: about, colors, wrap });
  });
  return found;
}

/** The rules about a state, for elements that are not in it; empty when there are none. */
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
    // Empty when made of variables: then only the whole is known.
    css += value ? redeclare(style, name, value) : redeclare(style, 'background', style.getPropertyValue('background'));
  }
  return css;
}

/** Grounds that we have moved, and that the state leaves as they are. */
function movedGrounds(wanted: ReadonlyMap<Element, string>, all: readonly Element[], isInState: InState): string {
  const grounds = [...wanted]
    .map(([element, css]) => [element, css.match(/(?<=^|;)background-[^;]*;/g)?.join('') ?? ''] as const)
    .filter(([element, css]) => css && !isInState(element));
  return rulesForElements(new Map(grounds), all, above);
}
