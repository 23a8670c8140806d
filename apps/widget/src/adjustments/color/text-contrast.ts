import { blend, type Color, contrast, fade, readColor } from '../../page/paint/color.ts';
import { gradientStops } from '../../page/paint/paint-of.ts';
import type { Backdrop } from '../../page/paint/paint-order.ts';
import type { SceneNode } from '../../page/paint/scene-node.ts';

/** Minimum contrast of icons, outlines and marks; text needs more. */
export const enoughForMarks = 3;

/** The colors of the letters: several if the text is clipped out of a gradient, none if unknown. */
export function foregroundsOf({ fill, style, opacity }: SceneNode): Color[] {
  const foreground = readColor(fill);
  if (!foreground) return [];
  if (foreground[3] < 0.05 && style.getPropertyValue('-webkit-background-clip') === 'text') {
    const own = readColor(style.backgroundColor);
    const stops = gradientStops(style.backgroundImage);
    return stops.length > 0 ? stops : own ? [own] : [];
  }
  return [fade(foreground, opacity)];
}

/** The lowest contrast between any of the text colors and any of the colors behind them. */
export function lowestContrast(foregrounds: readonly Color[], { colors }: Backdrop): number {
  let lowest = 21;
  for (const foreground of foregrounds)
    for (const backdrop of colors) lowest = Math.min(lowest, contrast(blend(foreground, backdrop), backdrop));
  return lowest;
}
