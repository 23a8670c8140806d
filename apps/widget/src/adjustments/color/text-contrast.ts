import { blend, type Color, contrast, fade, readColor } from '../../page/paint/color.ts';
import { gradientStops } from '../../page/paint/paint-of.ts';
import type { Ground } from '../../page/paint/paint-order.ts';
import type { Place } from '../../page/paint/place.ts';

/** Minimum contrast of icons, outlines and marks; text needs more. */
export const enoughForMarks = 3;

/** The colors of the letters: several if the text is clipped out of a gradient, none if unknown. */
export function inksOfText({ fill, style, opacity }: Place): Color[] {
  const ink = readColor(fill);
  if (!ink) return [];
  if (ink[3] < 0.05 && style.getPropertyValue('-webkit-background-clip') === 'text') {
    const own = readColor(style.backgroundColor);
    const stops = gradientStops(style.backgroundImage);
    return stops.length > 0 ? stops : own ? [own] : [];
  }
  return [fade(ink, opacity)];
}

/** The lowest contrast between any of the inks and any of the grounds. */
export function lowestContrast(inks: readonly Color[], { colors }: Ground): number {
  let least = 21;
  for (const ink of inks) for (const ground of colors) least = Math.min(least, contrast(blend(ink, ground), ground));
  return least;
}
