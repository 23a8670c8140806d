import { black, blend, contrast, fade, readColor, white, writeColor } from '../../../page/paint/color.ts';
import type { Scene } from '../../../page/paint/read-scene.ts';
import { findAll } from '../../../page/safe-document.ts';
import { lowestContrast } from '../text-contrast.ts';
import { raiseTextContrast } from './raise-contrast.ts';

/**
 * Placeholders have their own color, often derived from the text color. They are strengthened like text, on the final
 * background of the field.
 */
export function strengthenPlaceholders(
  scene: Scene,
  wanted: ReadonlyMap<Element, string>,
  enough: number,
  page: Document,
): Map<Element, string> {
  const found = new Map<Element, string>();
  for (const element of findAll('[placeholder]:not([placeholder=""],:disabled)', page)) {
    const node = scene.nodes.get(element);
    if (!node || node.uncertain) continue;
    const backdrop = scene.backdrop({ element, node });
    const style = getComputedStyle(element, '::placeholder');
    const foreground = readColor(style.color);
    const [back = white] = backdrop.colors;
    if (!foreground || backdrop.picture) continue;
    // WebKit reports the field's color instead: assume a typical placeholder opacity.
    const isUnreported = style.color === node.style.color && style.opacity === node.style.opacity;
    const seen = fade(foreground, (isUnreported ? 0.6 : Number(style.opacity)) * node.opacity);
    if (lowestContrast([seen], backdrop) >= enough && !wanted.has(element) && !isUnreported) continue;
    const best = contrast(black, back) > contrast(white, back) ? black : white;
    const stronger = raiseTextContrast(blend(seen, back), backdrop.colors, enough) ?? best;
    found.set(element, `color:${writeColor(stronger)}!important;opacity:1!important;`);
  }
  return found;
}
