import { createSvg } from './safe-document.ts';

/** A decorative shape on a grid of 24. */
export function drawIcon(path: string): SVGElement {
  const svg = createSvg('svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = createSvg('path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
