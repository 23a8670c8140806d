import { type Color, readColor } from './color.ts';

/** What a background paints. */
export interface Paint {
  color: Color | null;
  stops: Color[];
  picture: boolean;
}

/** Null for nothing. */
export function paintOf(style: CSSStyleDeclaration): Paint | null {
  const image = style.backgroundImage;
  const color = readColor(style.backgroundColor);
  const filled = color !== null && color[3] > 0 ? color : null;
  if ((filled || image !== 'none') && style.getPropertyValue('-webkit-background-clip') === 'text') return null;
  if (image === 'none') return filled && { color: filled, stops: [], picture: false };
  if (isIcon(style)) return filled && { color: filled, stops: [], picture: false };
  const picture = image.includes('url(');
  return { color: filled, stops: picture ? [] : gradientStops(image), picture };
}

/** A small picture beside or instead of text, not a ground for it. */
export function isIcon(style: CSSStyleDeclaration): boolean {
  if (!/no-repeat/.test(style.backgroundRepeat)) return false;
  const width = Number.parseFloat(style.width);
  if (/^(cover|100%)/.test(style.backgroundSize)) return width <= 64;
  if (/px/.test(style.backgroundSize)) return Number.parseFloat(style.backgroundSize) <= 64;
  return Math.max(Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)) >= 12 || width <= 64;
}

export const gradientStops = (image: string): Color[] =>
  (image.match(/(?:rgba?|color|oklch|oklab|lab|lch|hsla?|hwb)\([^()]*\)/g) ?? [])
    .map(readColor)
    .filter((color) => color !== null);
