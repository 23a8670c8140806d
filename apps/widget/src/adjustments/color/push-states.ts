import { adoptSheet } from '../../page/adopt-sheet.ts';
import type { Scene } from '../../page/read-scene.ts';
import { redeclare } from '../../page/redeclare.ts';
import { rulesForElements } from '../../page/rules-for-elements.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { walkRules } from '../../page/walk-rules.ts';
import { finish } from '../engine/finish.ts';
import { transitionsOf } from '../engine/hold-transitions.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { above } from '../engine/specificity.ts';
import type { States } from './release-states.ts';

/** What comes over elements while a visitor uses them, each looked at by itself. */
const kinds = ['hover', 'focus(?:-visible|-within)?'].map((name) => `:${name}(?![\\w-])`);

/** As heavy as the state, and true of every element. */
const always = ':not(._ew)';

/**
 * The colours that the page gives in a state are pushed as those at rest are. No program can bring a state about, so the
 * page's rules about it are tried on all elements at once, and the browser tells what comes of them.
 */
export function pushStates(
  scene: Scene,
  all: readonly Element[],
  page: Document,
  { during }: States,
  wanted: ReadonlyMap<Element, string>,
  push: () => ReadonlyMap<Element, string>,
): string {
  let css = '';
  for (const kind of kinds) {
    const rules = rulesAsIf(kind, page);
    if (!rules) continue;
    const isInState = (element: Element) => during(element, kind);
    const trial = [newSheet(page), newSheet(page)] as const;
    trial[0].replaceSync(transitionsOf(page));
    trial[1].replaceSync(rules + movedGrounds(wanted, all, isInState));
    for (const sheet of trial) adoptSheet(page, sheet, true);
    try {
      finish(scene.update([], true));
      const found = [...push()].filter(([element]) => isInState(element));
      css += rulesForElements(new Map(found), all, above, isInState);
    } finally {
      adoptSheet(page, trial[1], false);
      // Read, so that the page's own values are there before it may animate again.
      void getComputedStyle(fromDocument('documentElement', page)).color;
      adoptSheet(page, trial[0], false);
    }
  }
  return css;
}

/** The page's rules about a state, for elements that are not in it; empty when there are none. */
function rulesAsIf(kind: string, page: Document): string {
  let css = '';
  walkRules(page, ({ selectors, style, forced, wrap }) => {
    const about = selectors.filter((one) => new RegExp(kind).test(one) && !one.includes('::'));
    const colors = forced || about.length === 0 ? '' : colorsOf(style);
    if (colors) css += wrap(`${about.join().replace(new RegExp(kind, 'g'), always)}{${colors}}`);
  });
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
function movedGrounds(
  wanted: ReadonlyMap<Element, string>,
  all: readonly Element[],
  isInState: (element: Element) => string,
): string {
  const grounds = [...wanted]
    .map(([element, css]) => [element, css.match(/(?<=^|;)background-[^;]*;/g)?.join('') ?? ''] as const)
    .filter(([element, css]) => css && !isInState(element));
  return rulesForElements(new Map(grounds), all, above);
}
