import { hasClosedRoot } from '../../../page/elements/has-closed-root.ts';
import {
  blend,
  type Color,
  contrast,
  luminance,
  pushColor,
  readColor,
  white,
  writeColor,
} from '../../../page/paint/color.ts';
import { isIcon } from '../../../page/paint/paint-of.ts';
import type { Ground } from '../../../page/paint/paint-order.ts';
import type { Place } from '../../../page/paint/place.ts';
import type { Scene } from '../../../page/paint/read-scene.ts';
import { safe } from '../../../page/safe.ts';
import { drawingInks } from './drawing-inks.ts';
import { maxOutlines, standsOut } from './figure-outline.ts';
import { themeGround } from './own-theme.ts';
import { inksOf, type Theme } from './theme.ts';
import { progressBar } from './theme-rules.ts';

export interface Found {
  elements: Map<Element, string>;
  before: Map<Element, string>;
  after: Map<Element, string>;
}

const small = 64;
const thin = 12;

/** Finds icons and shapes that would disappear in the theme. Runs while the page still has its own colors. */
export function findIcons(scene: Scene, pseudos: ReadonlyMap<Element, readonly string[]>, theme: Theme): Found {
  const found: Found = { elements: new Map(), before: new Map(), after: new Map() };
  const back = themeGround(theme);
  let outlines = 0;
  for (const [element, place] of scene.places) {
    if (!place.parent) continue;
    const css = wantedFor(place);
    if (css && place.style.visibility === 'visible') found.elements.set(element, css);
    for (const pseudo of pseudos.get(element) ?? []) {
      const shape = wantedForPseudo(place, getComputedStyle(element, pseudo));
      if (shape) found[pseudo === '::before' ? 'before' : 'after'].set(element, shape);
    }
  }
  return found;

  /** The color behind an element; null over a picture, which is left alone. */
  function groundOf(place: Place): Color | null {
    return farthest(scene.groundBelow(place));
  }

  /** Behind an image that has no size yet because it is still loading, or a chart that is not drawn yet. */
  function groundToCome({ element, parent }: Place): Color | null {
    // An element with `display: none` has no box at all.
    const [box] = safe(element).getClientRects();
    return parent && box?.width === 0 ? farthest(scene.groundOf({ element, place: parent })) : null;
  }

  /** The color that differs most from the theme's background. */
  function farthest(ground: Ground | null): Color | null {
    if (!ground || ground.picture) return null;
    return [...ground.colors].sort((one, other) => contrast(other, back) - contrast(one, back))[0] ?? null;
  }

  function wantedFor(place: Place): string {
    const { element, style } = place;
    const { localName } = safe(element);
    if (localName === 'svg') return wantedForDrawing(place);
    if (localName === 'canvas') return island(style, groundOf(place) ?? groundToCome(place));
    if (localName === 'img' && !/\.jpe?g($|\?)/i.test((element as HTMLImageElement).currentSrc)) {
      const css = island(style, groundOf(place) ?? groundToCome(place));
      return css && ++outlines <= maxOutlines && standsOut(element as HTMLImageElement, back) ? '' : css;
    }
    if (hasClosedRoot(element)) return island(style, groundOf(place));
    const own = readColor(place.color);
    if (own && own[3] > 0 && maskOf(style)) return `background-color:var(--ew-ink,${theme.text})!important;`;
    if (place.image.includes('url(')) return wantedForPicture(place, own);
    if (!own || own[3] < 0.2) return '';
    const { firstElementChild: first, textContent } = safe(element);
    if (first && safe(first).matches(progressBar)) return edge(own, groundOf(place));
    if (textContent?.trim()) return '';
    if (/^(input|select|textarea|button|iframe|video|audio|progress|meter)$/.test(localName)) return '';
    const { width, height } = safe(element).getBoundingClientRect();
    if (!isSmall(width, height)) return '';
    if (first) return edge(own, groundOf(place));
    // The track of a switch whose knob is a pseudo-element.
    if (pseudos.has(element)) return `box-shadow:inset 0 0 0 1px ${theme.line}!important;`;
    return fill(own, groundOf(place));
  }

  function wantedForPseudo(place: Place, style: CSSStyleDeclaration): string {
    if (style.content === 'none' || style.display === 'none') return '';
    const own = readColor(style.backgroundColor);
    if (maskOf(style) && own && own[3] > 0) return `background-color:var(--ew-ink,${theme.text})!important;`;
    const around = readColor(place.color);
    const ground = around && around[3] > 0.9 ? around : groundOf(place);
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
    if (style.backgroundImage.includes('url('))
      return ground && (isSmall(width, height) || isIcon(style)) && isFar(ground)
        ? `background-color:${writeColor(ground)}!important;`
        : '';
    if (!own || own[3] < 0.2 || !isSmall(width, height)) return '';
    return fill(own, ground);
  }

  /** Pictures that cannot be recolored keep the background they were made for. */
  function wantedForPicture(place: Place, own: Color | null): string {
    const { element, style } = place;
    const { width, height } = safe(element).getBoundingClientRect();
    const holdsText = safe(element).textContent?.trim() !== '';
    if (safe(element).localName === 'select') return selectArrow(style, theme.text);
    if (!isIcon(style) && (holdsText || !isSmall(width, height))) return '';
    if (safe(element).localName === 'progress' || safe(element).matches('[type=checkbox],[type=radio]')) return '';
    const ground = own && own[3] > 0.99 ? own : groundOf(place);
    return island(style, ground && own ? blend(own, ground) : ground);
  }

  function wantedForDrawing(place: Place): string {
    const { element, style } = place;
    const { inks, shapes } = drawingInks(element);
    if (inks.size === 0) return '';
    const ground = groundOf(place);
    if (!ground || !isFar(ground)) return '';
    if (inks.size > 1 || shapes.length === 0) return `${island(style, ground)}fill:${style.fill}!important;`;
    for (const [shape, css] of shapes) found.elements.set(shape, css);
    return '';
  }

  /** Whether something visible on this background might be invisible on the theme's. */
  function isFar(ground: Color): boolean {
    return contrast(ground, back) > 2.5;
  }

  function island(style: CSSStyleDeclaration, ground: Color | null): string {
    if (!ground || !isFar(ground)) return '';
    const ink = readColor(style.color);
    const text =
      (ink && pushColor(blend(ink, ground), [ground], 4.5)) ?? (luminance(ground) > 0.2 ? [0, 0, 0, 1] : white);
    return `background-color:${writeColor(ground)}!important;${inksOf(writeColor(text as Color))}`;
  }

  /** The box of an icon or bar can show what is clickable or how much is left, and its icon may never load. */
  function edge(own: Color, ground: Color | null): string {
    const isSeen = !ground || contrast(blend(own, ground), ground) >= 1.15;
    return isSeen ? `outline:1px solid ${theme.line}!important;outline-offset:-1px!important;` : '';
  }

  /** A shape takes the ink, unless its own color is visible and might carry meaning. */
  function fill(own: Color, ground: Color | null): string {
    // A picture can be light or dark at this point: use the ink, with an edge of the opposite color.
    if (!ground) return `--ew-fill:${theme.text};box-shadow:0 0 0 1px ${theme.back}!important;`;
    const seen = contrast(blend(own, ground), ground);
    if (seen < 1.15) return '';
    if (seen < 2.5) return `--ew-fill:${theme.line};`;
    const [red, green, blue] = own;
    const isColorful = Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
    return `--ew-fill:${isColorful && contrast(own, back) >= 3 ? writeColor(own) : `var(--ew-ink,${theme.text})`};`;
  }
}

/** The browser's own arrow would change the height; two triangles do not, and need no image. */
function selectArrow({ appearance, direction }: CSSStyleDeclaration, ink: string): string {
  if (appearance !== 'none') return '';
  const [near, far] = direction === 'rtl' ? ['left 1.2em', 'left .85em'] : ['right .85em', 'right 1.2em'];
  const half = (angle: number) => `linear-gradient(${angle}deg,transparent 50%,${ink} 51%)`;
  return `background-image:${half(45)},${half(-45)}!important;background-position:${far} center,${near} center!important;background-size:.36em .36em!important;background-repeat:no-repeat!important;`;
}

const isSmall = (width: number, height: number): boolean =>
  (width <= small && height <= small) || Math.min(width, height) <= thin;

/** An image used as a mask. Gradient masks only fade edges. */
const maskOf = (style: CSSStyleDeclaration): boolean =>
  (style.getPropertyValue('mask-image') || style.getPropertyValue('-webkit-mask-image')).includes('url(');
