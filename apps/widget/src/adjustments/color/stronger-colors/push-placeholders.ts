import { black, blend, contrast, fade, readColor, white, writeColor } from '../../../page/paint/color.ts';
import type { Scene } from '../../../page/paint/read-scene.ts';
import { findAll } from '../../../page/safe-document.ts';
import { lowestContrast } from '../text-contrast.ts';
import { pushText } from './push-color.ts';

/**
 * Placeholders have their own color, often derived from the text color. They are pushed like text, on the final
 * background of the field.
 */
export function pushPlaceholders(
  scene: Scene,
  wanted: ReadonlyMap<Element, string>,
  enough: number,
  page: Document,
): Map<Element, string> {
  const found = new Map<Element, string>();
  for (const element of findAll('[placeholder]:not([placeholder=""],:disabled)', page)) {
    const place = scene.places.get(element);
    if (!place || place.uncertain) continue;
    const ground = scene.groundOf({ element, place });
    const style = getComputedStyle(element, '::placeholder');
    const ink = readColor(style.color);
    const [back = white] = ground.colors;
    if (!ink || ground.picture) continue;
    // WebKit reports the field's color instead: assume a typical placeholder opacity.
    const isUnreported = style.color === place.style.color && style.opacity === place.style.opacity;
    const seen = fade(ink, (isUnreported ? 0.6 : Number(style.opacity)) * place.opacity);
    if (lowestContrast([seen], ground) >= enough && !wanted.has(element) && !isUnreported) continue;
    const best = contrast(black, back) > contrast(white, back) ? black : white;
    const pushed = pushText(blend(seen, back), ground.colors, enough) ?? best;
    found.set(element, `color:${writeColor(pushed)}!important;opacity:1!important;`);
  }
  return found;
}
