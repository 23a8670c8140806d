import { type Color, readColor } from './color.ts';

export interface Paint {
  color: Color | null;
  stops: Color[];
  picture: boolean;
}

/** Computed values of a background. */
export interface Background {
  style: CSSStyleDeclaration;
  color: string;
  image: string;
}

/** What a background paints; null for nothing. */
export function paintOf({ style, color: text, image }: Background): Paint | null {
  const color = readColor(text);
  const filled = color !== null && color[3] > 0 ? color : null;
  if ((filled || image !== 'none') && style.getPropertyValue('-webkit-background-clip') === 'text') return null;
  if (image === 'none') return filled && { color: filled, stops: [], picture: false };
  if (isIcon(style)) return filled && { color: filled, stops: [], picture: false };
  const picture = image.includes('url(');
  return { color: filled, stops: picture ? [] : gradientStops(image), picture };
}

/** A small picture next to or instead of text, not a background for it. */
export function isIcon(style: CSSStyleDeclaration): boolean {
  if (!/no-repeat/.test(style.backgroundRepeat)) return false;
  const width = Number.parseFloat(style.width);
  if (/^(cover|100%)/.test(style.backgroundSize)) return width <= 64;
  if (/px/.test(style.backgroundSize)) return Number.parseFloat(style.backgroundSize) <= 64;
  return Math.max(Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)) >= 12 || width <= 64;
}

/** The colors that a stack of gradients can produce, the upper ones blended over those below. */
export function gradientStops(image: string): Color[] {
  const layers = (image.match(/gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? []).map((layer) =>
    (layer.match(/(?:rgba?|color|oklch|oklab|lab|lch|hsla?|hwb)\([^()]*\)/g) ?? [])
      .map(readColor)
      .filter((color) => color !== null),
  );
  return layers
    .filter((stops) => stops.length > 0)
    .reduceRight<Color[]>(
      (below, stops) => (below.length > 0 ? stops.flatMap((stop) => below.map((under) => lay(stop, under))) : stops),
      [],
    )
    .slice(0, 12);
}

/** Blends two colors, both of which may be translucent. */
function lay(over: Color, under: Color): Color {
  const alpha = over[3] + under[3] * (1 - over[3]);
  const mix = (at: 0 | 1 | 2) => (alpha > 0 ? (over[at] * over[3] + under[at] * under[3] * (1 - over[3])) / alpha : 0);
  return [mix(0), mix(1), mix(2), alpha];
}
