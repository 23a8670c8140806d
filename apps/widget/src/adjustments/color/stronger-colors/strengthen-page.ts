import { elementsOfPage } from '../../../page/elements/elements-of-page.ts';
import {
  black,
  blend,
  type Color,
  contrast,
  fade,
  luminance,
  raiseContrast,
  white,
  writeColor,
} from '../../../page/paint/color.ts';
import type { Backdrop, Painter } from '../../../page/paint/paint-order.ts';
import { paintedElements } from '../../../page/paint/painted-elements.ts';
import { drawnPseudos } from '../../../page/paint/painted-pseudos.ts';
import { readScene, type Scene, type Text } from '../../../page/paint/read-scene.ts';
import type { SceneNode } from '../../../page/paint/scene-node.ts';
import { rulesForElements } from '../../../page/rules/rules-for-elements.ts';
import { safe } from '../../../page/safe.ts';
import type { Context, Measured } from '../../engine/adjustment.ts';
import { runToEnd } from '../../engine/run-to-end.ts';
import { above } from '../../engine/specificity.ts';
import { ownRing } from '../focus/focus-ring.ts';
import { measureFocus } from '../focus/measure-focus.ts';
import { markWeakStates } from '../states/mark-weak-states.ts';
import { statesOfElements } from '../states/release-states.ts';
import { textBacking } from '../text-backing.ts';
import { foregroundsOf, lowestContrast } from '../text-contrast.ts';
import { enough, enoughDisabled, isDisabled, raiseTextContrast, setColor } from './raise-contrast.ts';
import { strengthenPlaceholders } from './strengthen-placeholders.ts';
import { strengthenPseudos } from './strengthen-pseudos.ts';
import { strengthenStates } from './strengthen-states.ts';

/**
 * Makes the page's own colors stronger until text reaches 7:1. Changes only text below that, and backgrounds on which
 * neither black nor white reaches it.
 */
export function strengthenPage(context: Context): Measured {
  const { document: page } = context;
  const all = elementsOfPage(page);
  const { painted: pseudos, written } = drawnPseudos(page);
  const also = { has: (element: Element) => pseudos.has(element) || written.has(element) };
  const painted = paintedElements(all, also, page);
  // Other adjustments may change colors, so they stay on while measuring; our focus rules alone do not.
  const look = isAlone(context) ? context.withoutAdjustments : context.withAdjustments;
  const { scene, wanted, hints, signs, before, marks } = look(() => {
    const first = runToEnd(readScene(painted, pseudos, page));
    const earlier = new Map(first.texts(isStrong).map((text) => [text.element, contrastOf(first, text)]));
    const stronger = strengthen(first);
    const placeholders = strengthenPlaceholders(first, stronger, enough, page);
    const beforeAndAfter = strengthenPseudos(first, written);
    const states = measureFocus(first, all, ownRing, page) + markWeakStates(first, page);
    return {
      scene: first,
      wanted: stronger,
      hints: placeholders,
      signs: beforeAndAfter,
      before: earlier,
      marks: states,
    };
  });
  const states = statesOfElements(page);
  const { atRest } = states;
  const inStates = look(() => strengthenStates(scene, all, page, states, wanted, () => strengthen(scene, false)));
  const write = () =>
    rulesForElements(wanted, all, above, atRest) +
    rulesForElements(hints, all, `${above}::placeholder`, atRest) +
    [...signs].map(([pseudo, its]) => rulesForElements(its, all, above + pseudo, atRest)).join('') +
    inStates +
    marks;
  const css = write();
  return { css, canWait: false, check };

  function* check(): Generator<undefined, string> {
    if (wanted.size === 0) return css;
    yield* scene.update(wanted.keys(), true);
    const worse = scene.texts(isStrong).filter((text) => {
      const { element } = text;
      return isWorse(contrastOf(scene, text), before.has(element) ? before.get(element) : enough);
    });
    for (const { element } of worse) takeBack(element, wanted, hints);
    return worse.length > 0 ? write() : css;
  }
}

const isAlone = ({ settings }: Context): boolean => Object.values(settings()).filter(Boolean).length === 1;

/** Nothing needs to be done, or the colors are unknown. */
function isStrong(node: SceneNode, backdrop: Backdrop): boolean {
  return node.uncertain || (!backdrop.picture && lowestContrast(foregroundsOf(node), backdrop) >= enough);
}

const isWorse = (now: number | undefined, then: number | undefined): boolean =>
  now !== undefined && then !== undefined && now < then - 0.05 && now < enough;

/** Reverts the element's own color and every background behind it that was shifted. */
function takeBack(element: Element, wanted: Map<Element, string>, hints: Map<Element, string>): void {
  hints.delete(element);
  for (let at: Element | null = element; at; at = safe(at).parentElement) {
    if (at === element || wanted.get(at)?.includes('background')) wanted.delete(at);
  }
}

/** Undefined if unknown. */
function contrastOf(scene: Scene, text: Text): number | undefined {
  const foregrounds = foregroundsOf(text.node);
  const backdrop = scene.backdrop(text);
  return text.node.uncertain || backdrop.picture || foregrounds.length === 0
    ? undefined
    : lowestContrast(foregrounds, backdrop);
}

function strengthen(scene: Scene, shiftsBackgrounds = true): Map<Element, string> {
  const wanted = new Map<Element, string>();
  const isOurs = ({ node }: Text) => !node.uncertain;
  // Backgrounds first, so that text is judged on the shifted ones.
  const ends = new Map<Painter, Color>();
  if (shiftsBackgrounds)
    for (const text of scene.texts(isStrong).filter(isOurs))
      if (!isDisabled(text.element)) shiftBackground(scene, text, wanted, ends);
  for (const text of scene.texts(isStrong).filter(isOurs)) {
    const css = improve(scene, text, wanted);
    if (css) wanted.set(text.element, css);
  }
  // Text that is fine must not inherit a color that was made for another background.
  const inheriting = scene.texts(({ element, uncertain }) => uncertain || !inheritsFrom(element, wanted));
  for (const text of inheriting.filter(isOurs)) {
    const { element, node } = text;
    if (!setsColor(wanted.get(element)) && inheritsFrom(element, wanted))
      add(wanted, element, `color:${node.fill}!important;`);
  }
  return wanted;
}

const add = (wanted: Map<Element, string>, element: Element, css: string) =>
  wanted.set(element, (wanted.get(element) ?? '') + css);

const inheritsFrom = (element: Element, found: ReadonlyMap<Element, string>): boolean => {
  const { parentElement } = safe(element);
  return parentElement !== null && (setsColor(found.get(parentElement)) || inheritsFrom(parentElement, found));
};

const setsColor = (css = ''): boolean => /(^|;)color:/.test(css);

/**
 * A mid-tone background on which neither black nor white reaches 7:1 has to change itself, only as far as needed to
 * keep its hue. The first text on it decides the direction.
 */
function shiftBackground(scene: Scene, text: Text, wanted: Map<Element, string>, ends: Map<Painter, Color>): void {
  const backdrop = scene.backdrop(text);
  const [foreground] = foregroundsOf(text.node);
  const { painter } = backdrop;
  if (!foreground || backdrop.picture || !painter || painter.pseudo || painter.opacity < 0.99) return;
  if (!safe(painter.element).contains(text.element) || raiseContrast(foreground, backdrop.colors, enough)) return;
  const end = ends.get(painter) ?? (luminance(foreground) > average(backdrop) ? white : black);
  // Invisible text, such as in a closed menu, shifts no background.
  if (safe(text.element).getClientRects().length === 0 || text.node.style.visibility !== 'visible') return;
  ends.set(painter, end);
  if (painter.stops.length > 0) {
    dimGradient(painter, end, wanted);
    scene.repaint();
  } else if (painter.color && painter.color[3] > 0.99) {
    const { color } = painter;
    // A nearly transparent layer may lie in between, which takes slightly more.
    for (let ratio = enough; ratio <= enough + 4; ratio += 0.5) {
      const shifted = raiseContrast(color, [end], ratio);
      if (!shifted) break;
      painter.color = shifted;
      scene.repaint();
      if (raiseContrast(end, scene.backdrop(text).colors, enough)) break;
    }
    add(wanted, painter.element, `background-color:${writeColor(painter.color)}!important;`);
  }
}

const average = ({ colors }: Backdrop): number =>
  colors.reduce((sum, color) => sum + luminance(color), 0) / colors.length;

/** A translucent layer over a gradient shifts all of its colors and keeps its shape. */
function dimGradient(painter: Painter, end: Color, wanted: Map<Element, string>): void {
  const style = getComputedStyle(painter.element);
  const single = ![style.backgroundSize, style.backgroundPosition, style.backgroundRepeat].some((list) =>
    list.includes(','),
  );
  const [shade] = end === white ? [black] : [white];
  for (let share = 0.1; single && share <= 0.9; share += 0.1) {
    const over: Color = [shade[0], shade[1], shade[2], share];
    const stops = painter.stops.map((stop) => blend(over, blend(stop, painter.color ?? white)));
    if (!stops.every((stop) => contrast(end, stop) >= enough)) continue;
    painter.stops = stops;
    const layer = `rgb(${shade.slice(0, 3).join(' ')}/${share.toFixed(1)})`;
    add(
      wanted,
      painter.element,
      `background-image:linear-gradient(${layer},${layer}),${style.backgroundImage}!important;`,
    );
    return;
  }
}

function improve(scene: Scene, text: Text, wanted: ReadonlyMap<Element, string>): string {
  const foregrounds = foregroundsOf(text.node);
  const [foreground] = foregrounds;
  if (!foreground || foreground[3] < 0.05) return '';
  const shifted = wanted.get(text.element) ?? '';
  const backdrop = scene.backdrop(text);
  if (backdrop.picture) {
    const back = luminance(foreground) > 0.3 ? black : white;
    const backing = isField(text.element) ? '' : textBacking(text.element, writeColor(back));
    return (
      backing && `${shifted}${setColor(raiseTextContrast(fade(foreground, 1), [back], enough) ?? white)}${backing}`
    );
  }
  const isOff = isDisabled(text.element);
  const goal = isOff ? enoughDisabled : enough;
  // Something faded because it is disabled must not look enabled.
  if (lowestContrast(foregrounds, backdrop) >= goal || (isOff && text.node.opacity < 0.99)) return '';
  const color = blend(foreground, backdrop.colors[0] ?? white);
  const stronger = raiseTextContrast(color, backdrop.colors, goal);
  if (stronger) return shifted + setColor(stronger) + raiseOpacity(text);
  const end = luminance(color) > average(backdrop) ? white : black;
  const best = Math.min(...backdrop.colors.map((one) => contrast(end, one)));
  // Without a backing if that is still readable.
  if (best >= 4.5 || isField(text.element))
    return best > lowestContrast(foregrounds, backdrop) ? shifted + setColor(end) : '';
  return shifted + setColor(end) + textBacking(text.element, writeColor(end === white ? black : white));
}

const isField = ({ localName }: Element) => /^(input|select|textarea)$/.test(localName);

const raiseOpacity = ({ element, node }: Text): string =>
  node.element === element && Number(node.style.opacity) < 0.99 ? 'opacity:1!important;' : '';
