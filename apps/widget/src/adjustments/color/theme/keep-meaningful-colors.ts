import { type Color, raiseContrast, readColor, writeColor } from '../../../page/paint/color.ts';
import { isGlyph, isWritten } from '../../../page/paint/painted-pseudos.ts';
import type { Scene } from '../../../page/paint/read-scene.ts';
import { enoughForMarks } from '../text-contrast.ts';
import type { Found } from './find-icons.ts';
import { themeBackground } from './own-theme.ts';
import type { Theme } from './theme.ts';

/**
 * If the same icon font glyph appears in several colors, such as the dots of a chart legend, only color tells them
 * apart. They keep their colors as far as those are visible on the theme's background; all others take the text color.
 */
export function keepMeaningfulColors(
  scene: Scene,
  written: ReadonlyMap<Element, readonly string[]>,
  theme: Theme,
  found: Found,
): void {
  const back = themeBackground(theme);
  const glyphs = new Map<string, [element: Element, pseudo: string, color: Color][]>();
  for (const [element, pseudos] of written)
    for (const pseudo of pseudos) {
      const style = getComputedStyle(element, pseudo);
      const color = isGlyph(style.content) && isWritten(style) ? readColor(style.color) : null;
      if (color && isColorful(color))
        glyphs.set(style.content, [...(glyphs.get(style.content) ?? []), [element, pseudo, color]]);
    }
  for (const alike of glyphs.values()) {
    if (new Set(alike.map(([, , color]) => color.join())).size < 2) continue;
    for (const [element, pseudo, color] of alike) {
      const node = scene.nodes.get(element);
      const stronger = raiseContrast(color, [back], enoughForMarks);
      if (stronger && node && !scene.backdrop({ element, node }).picture)
        found[pseudo === '::before' ? 'before' : 'after'].set(element, `color:${writeColor(stronger)}!important;`);
    }
  }
}

const isColorful = ([red, green, blue, alpha]: Color): boolean =>
  alpha > 0.5 && Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
