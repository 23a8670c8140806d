import { readColor } from '../../../page/paint/color.ts';

const shapeTags = 'path,circle,rect,ellipse,line,polyline,polygon,text,use,image';
const maxShapes = 60;

interface Drawing {
  /** The colors it uses; empty if everything follows the text color already. */
  colors: Set<string>;
  /** The declarations that recolor each shape; empty if unknown. */
  shapes: [Element, string][];
}

/** The colors of an inline SVG. */
export function drawingColors(svg: Element): Drawing {
  const parts = svg.querySelectorAll(shapeTags);
  const colors = new Set<string>();
  const shapes: [Element, string][] = [];
  let follows = true;
  if (parts.length > maxShapes || svg.querySelector('image,linearGradient,radialGradient,pattern,foreignObject'))
    return { colors: new Set(['picture']), shapes: [] };
  for (const shape of parts) {
    if (shape.closest('defs,clipPath,mask,symbol')) continue;
    const { fill, stroke, color, display } = getComputedStyle(shape);
    if (display === 'none') continue;
    let css = '';
    for (const [name, paint] of [
      ['fill', fill],
      ['stroke', stroke],
    ] as const) {
      const used = readColor(paint);
      if (!used || used[3] < 0.05) continue;
      colors.add(used.slice(0, 3).map(Math.round).join());
      if (paint !== color) {
        follows = false;
        css += `${name}:currentcolor!important;`;
      }
    }
    // The content of `<use>` has its own rules, which cannot be reached from here.
    if (css && shape.localName !== 'use') shapes.push([shape, css]);
  }
  return follows ? { colors: new Set(), shapes: [] } : { colors, shapes };
}
