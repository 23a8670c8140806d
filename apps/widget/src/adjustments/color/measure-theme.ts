import { contrast } from '../../page/color.ts';
import { elementsOfPage } from '../../page/elements-of-page.ts';
import { matching, paintedElements } from '../../page/painted-elements.ts';
import { paintedPseudos } from '../../page/painted-pseudos.ts';
import { readScene, type Scene, type Text } from '../../page/read-scene.ts';
import { rulesForElements } from '../../page/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import type { Context } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';
import { applyForNow } from './apply-for-now.ts';
import { type Found, findIcons } from './find-icons.ts';
import { measureFocus } from './measure-focus.ts';
import { enoughOn, themeGround } from './own-theme.ts';
import { stateRules } from './state-rules.ts';
import { inksOfText, leastContrast } from './text-contrast.ts';
import { plateFor } from './text-plate.ts';
import { inksOf, plainInks, type Theme } from './theme.ts';

/** Icons and islands as the page's own colours tell them; then the outcome, mended where it falls short. */
export function measureTheme(theme: Theme, context: Context): string {
  const { document: page } = context;
  const all = elementsOfPage(page);
  const pseudos = paintedPseudos(page);
  const painted = paintedElements(all, page);
  const ring = { color: theme.focus, halo: theme.back };
  const { found, focus } = context.withoutAdjustments(() => {
    const scene = readScene(all, painted, pseudos, page);
    return { found: findIcons(scene, pseudos, theme), focus: measureFocus(scene, all, ring, page) };
  });
  const css = writeFound(found, all) + focus;
  const mends = applyForNow(css, context, () => {
    const wanted = unmarkRegions(theme, page);
    const scene = readScene(all, new Set([...painted, ...found.elements.keys()]), pseudos, page);
    for (const text of scene.texts) mend(scene, text, theme, wanted);
    return wanted;
  });
  return css + rulesForElements(mends, all, above);
}

function writeFound({ elements, before, after }: Found, all: readonly Element[]): string {
  return (
    rulesForElements(elements, all, above) +
    rulesForElements(before, all, `${above}::before`) +
    rulesForElements(after, all, `${above}::after`)
  );
}

/** A class such as `active` may say that a whole region is shown, which is not a thing among others that is chosen. */
function unmarkRegions(theme: Theme, page: Document): Map<Element, string> {
  const wanted = new Map<Element, string>();
  const marked = stateRules(page, { color: theme.focus, halo: theme.back }, theme).marked;
  for (const element of matching(
    marked.filter((one) => !/::?(before|after)$/.test(one)),
    page,
  )) {
    const { width, height } = safe(element).getBoundingClientRect();
    if (
      height > 160 ||
      width * height > innerWidth * innerHeight * 0.2 ||
      safe(element).querySelector('p,h1,h2,h3,form,table,section')
    )
      wanted.set(element, `background-color:${theme.back}!important;${plainInks(theme)}`);
  }
  return wanted;
}

function mend(scene: Scene, text: Text, theme: Theme, wanted: Map<Element, string>): void {
  const { element } = text;
  const inks = inksOfText(text);
  const ground = scene.groundOf(text);
  if (inks.length === 0 || safe(element).localName === 'option') return;
  if (ground.picture) {
    // What stands over a picture keeps no colour of its own.
    wanted.set(element, plateFor(element, theme.back) + plainInks(theme));
    return;
  }
  const isDisabled = safe(element).matches(':disabled,[aria-disabled=true]');
  if (leastContrast(inks, ground) >= Math.min(enoughOn(theme), isDisabled ? 4.5 : 7)) return;
  const { painter } = ground;
  const back = themeGround(theme);
  const onTheme = inks.every((ink) => contrast(ink, back) >= enoughOn(theme));
  if (painter && !painter.pseudo && onTheme && safe(painter.element).contains(element))
    wanted.set(
      painter.element,
      `background-color:${theme.back}!important;background-image:none!important;${plainInks(theme)}`,
    );
  else if (onTheme) wanted.set(element, plateFor(element, theme.back) + plainInks(theme));
  else wanted.set(element, `${plateFor(element, theme.back)}${inksOf(theme.text)}color:${theme.text}!important;`);
}
