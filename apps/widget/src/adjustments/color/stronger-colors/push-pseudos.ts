import { blend, type Color, fade, readColor, white } from '../../../page/paint/color.ts';
import { isGlyph, isWritten } from '../../../page/paint/painted-pseudos.ts';
import type { Place } from '../../../page/paint/place.ts';
import type { Scene } from '../../../page/paint/read-scene.ts';
import { safe } from '../../../page/safe.ts';
import { enoughForMarks, lowestContrast } from '../text-contrast.ts';
import { enough, enoughDisabled, isDisabled, pushText, setColor } from './push-color.ts';

/** Pushes text in `::before` and `::after` like other text, on backgrounds that may have been moved already. */
export function pushPseudos(
  scene: Scene,
  written: ReadonlyMap<Element, readonly string[]>,
): Map<string, Map<Element, string>> {
  const found = new Map<string, Map<Element, string>>();
  for (const [element, pseudos] of written) {
    const place = scene.places.get(element);
    if (!place || place.uncertain || place.opacity < 0.05) continue;
    for (const pseudo of pseudos) {
      const css = improve(scene, place, getComputedStyle(element, pseudo));
      if (css) found.set(pseudo, (found.get(pseudo) ?? new Map()).set(element, css));
    }
  }
  return found;
}

function improve(scene: Scene, place: Place, style: CSSStyleDeclaration): string {
  const { element } = place;
  const isIcon = isGlyph(style.content);
  if (!isWritten(style)) return '';
  // Text may be written on top of a positioned icon.
  if (isIcon && place.detached) return '';
  const ground = scene.groundOf({ element, place });
  const own = readColor(style.backgroundColor);
  const ink = readColor(style.getPropertyValue('-webkit-text-fill-color') || style.color);
  if (!own || !ink || style.backgroundImage !== 'none') return '';
  const isOnOwn = own[3] > 0.99;
  if (!isOnOwn && (ground.picture || !isInside(place, style))) return '';
  const grounds: Color[] = isOnOwn ? [own] : ground.colors.map((color) => blend(own, color));
  const seen = fade(ink, place.opacity * Number(style.opacity));
  const goal = isDisabled(element) ? enoughDisabled : isIcon ? enoughForMarks : enough;
  if (seen[3] < 0.05 || lowestContrast([seen], { ...ground, colors: grounds }) >= goal) return '';
  const pushed = pushText(blend(seen, grounds[0] ?? white), grounds, goal);
  return pushed ? `${setColor(pushed)}opacity:1!important;` : '';
}

/** A positioned pseudo-element is on its element's background only where it overlaps it. */
function isInside({ element, style: its }: Place, style: CSSStyleDeclaration): boolean {
  if (!/absolute|fixed/.test(style.position)) return true;
  const { clientWidth, clientHeight } = safe(element);
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat) as [
    number,
    number,
    number,
    number,
  ];
  return (
    its.position !== 'static' &&
    left >= -1 &&
    top >= -1 &&
    left + width <= clientWidth + 1 &&
    top + height <= clientHeight + 1
  );
}
