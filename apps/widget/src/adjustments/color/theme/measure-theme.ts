import { elementsOfPage } from '../../../page/elements/elements-of-page.ts';
import { type Color, contrast } from '../../../page/paint/color.ts';
import { matching, paintedElements } from '../../../page/paint/painted-elements.ts';
import { drawnPseudos } from '../../../page/paint/painted-pseudos.ts';
import { readScene, type Scene, type Text } from '../../../page/paint/read-scene.ts';
import { rulesForElements } from '../../../page/rules/rules-for-elements.ts';
import { canReadRules } from '../../../page/rules/walk-rules.ts';
import { safe } from '../../../page/safe.ts';
import { fromDocument } from '../../../page/safe-document.ts';
import type { Context, Measured } from '../../engine/adjustment.ts';
import { runToEnd } from '../../engine/run-to-end.ts';
import { above } from '../../engine/specificity.ts';
import { measureFocus } from '../focus/measure-focus.ts';
import { stateRules } from '../states/state-rules.ts';
import { textBacking } from '../text-backing.ts';
import { foregroundsOf, lowestContrast } from '../text-contrast.ts';
import { standsOut } from './figure-outline.ts';
import { type Found, findIcons } from './find-icons.ts';
import { findSelected, isRegion } from './find-selected.ts';
import { fixedBox, mayMeetPicture } from './fixed-text.ts';
import { keepMeaningfulColors } from './keep-meaningful-colors.ts';
import { enoughOn, themeBackground, themeForeground } from './own-theme.ts';
import { setForegrounds, setThemeForegrounds, type Theme } from './theme.ts';

/**
 * Handles icons, pictures and text over pictures based on the page's own colors; then checks the result and repairs
 * text that falls short.
 */
export function measureTheme(theme: Theme, context: Context): Measured {
  const { document: page } = context;
  const all = elementsOfPage(page);
  const { painted: pseudos, written } = drawnPseudos(page);
  const painted = paintedElements(all, pseudos, page);
  const read = () => readScene(painted, pseudos, page);
  const { scene, found, chosen, at } = context.withoutAdjustments(() => {
    const first = runToEnd(read());
    const icons = findIcons(first, pseudos, theme);
    keepMeaningfulColors(first, written, theme, icons);
    addBackings(first, theme, icons.elements);
    return { scene: first, found: icons, chosen: findSelected(page, theme), at: scrolled() };
  });
  // The theme paints the root, so the body's background no longer propagates to the canvas and would hide elements with
  // a negative `z-index`.
  const body = fromDocument('body', page);
  const isCanvas = scene.nodes.get(body)?.painter?.key.length === 0;
  const css =
    (isCanvas ? `body${above}{background-color:transparent!important}` : '') +
    writeFound(found, all) +
    rulesForElements(chosen.elements, all, chosen.suffix);
  const looked = [...found.elements.keys(), ...chosen.elements.keys()];
  // Not with an unreadable sheet: its backgrounds keep their color until the check, while the text on them changes.
  return { css, canWait: canReadRules(page), check };

  // Positions are relative to the window, so a scene read before scrolling is outdated.
  function scrolled(): string {
    const { scrollX, scrollY } = fromDocument('defaultView', page) as Window;
    return `${scrollX} ${scrollY}`;
  }

  function* check(): Generator<undefined, string> {
    const more = yield* look(scene);
    return css + (scrolled() === at ? more : runToEnd(look(runToEnd(read()))));
  }

  function* look(seen: Scene): Generator<undefined, string> {
    const wanted = unmarkRegions(theme, page);
    yield* seen.update(looked);
    yield;
    const repair = createRepair(seen, theme, wanted);
    const enough = enoughOn(theme);
    const weak = seen.texts(
      (node, backdrop) => !backdrop.picture && lowestContrast(foregroundsOf(node), backdrop) >= enough,
    );
    yield;
    for (const [index, text] of weak.entries()) {
      if (index % 100 === 99) yield;
      repair(text);
    }
    yield;
    const ring = { color: theme.focus, halo: theme.back };
    return measureFocus(seen, all, ring, page) + rulesForElements(wanted, all, above);
  }
}

function writeFound({ elements, before, after }: Found, all: readonly Element[]): string {
  return (
    rulesForElements(elements, all, above) +
    rulesForElements(before, all, `${above}::before`) +
    rulesForElements(after, all, `${above}::after`)
  );
}

/** Text over a picture always takes the theme's colors. Done in advance, so that it is readable at once. */
function addBackings(scene: Scene, theme: Theme, wanted: Map<Element, string>): void {
  if (!scene.hasPictures) return;
  for (const text of scene.texts((node, { picture }) => !picture && !fixedBox(node))) {
    const { element } = text;
    if (wanted.has(element) || safe(element).localName === 'option') continue;
    const backdrop = scene.backdrop(text);
    if (!mayMeetPicture(text, backdrop) && !backdrop.picture) continue;
    wanted.set(element, textBacking(element, theme.back) + setThemeForegrounds(theme));
    for (const image of [...safe(element).querySelectorAll('img')].slice(0, 3)) backImage(image, theme, wanted);
  }
}

/** An image within text that is invisible on the backing, but visible on the opposite color. */
function backImage(image: HTMLImageElement, theme: Theme, wanted: Map<Element, string>): void {
  if (!standsOut(image, themeBackground(theme)) && standsOut(image, themeForeground(theme)))
    wanted.set(image, `background-color:${theme.text}!important;`);
}

/** A class such as `active` can mean that a whole region is visible, which is not a selected item. */
function unmarkRegions(theme: Theme, page: Document): Map<Element, string> {
  const wanted = new Map<Element, string>();
  const marked = stateRules(page, { color: theme.focus, halo: theme.back }, theme).marked;
  for (const element of matching(
    marked.filter((one) => !/::?(before|after)$/.test(one)),
    page,
  )) {
    const { width, height } = safe(element).getBoundingClientRect();
    if (width * height > innerWidth * innerHeight * 0.2 || isRegion(element))
      wanted.set(element, `background-color:${theme.back}!important;${setThemeForegrounds(theme)}`);
  }
  return wanted;
}

/** Gives text with too little contrast a background or a color that has enough. */
function createRepair(scene: Scene, theme: Theme, wanted: Map<Element, string>): (text: Text) => void {
  const back = themeBackground(theme);
  const enough = enoughOn(theme);
  const isReadable = (foregrounds: readonly Color[]) =>
    foregrounds.every((foreground) => contrast(foreground, back) >= enough);
  const plain = setThemeForegrounds(theme);
  return (text) => {
    const { element } = text;
    const foregrounds = foregroundsOf(text.node);
    const backdrop = scene.backdrop(text);
    if (foregrounds.length === 0 || safe(element).localName === 'option') return;
    if (backdrop.picture) {
      wanted.set(element, textBacking(element, theme.back) + plain);
      return;
    }
    const lowest = lowestContrast(foregrounds, backdrop);
    if (
      lowest >= enough ||
      (lowest >= Math.min(enough, 4.5) && safe(element).matches(':disabled,[aria-disabled=true]'))
    )
      return;
    const { painter } = backdrop;
    const onTheme = isReadable(foregrounds);
    if (painter && !painter.pseudo && onTheme && safe(painter.element).contains(element))
      wanted.set(painter.element, `background-color:${theme.back}!important;background-image:none!important;${plain}`);
    else if (onTheme) wanted.set(element, textBacking(element, theme.back) + plain);
    else
      wanted.set(
        element,
        `${textBacking(element, theme.back)}${setForegrounds(theme.text)}color:${theme.text}!important;`,
      );
  };
}
