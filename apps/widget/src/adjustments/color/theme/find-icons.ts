import { hasClosedRoot } from '../../../page/elements/has-closed-root.ts';
import {
  blend,
  type Color,
  contrast,
  luminance,
  raiseContrast,
  readColor,
  white,
  writeColor,
} from '../../../page/paint/color.ts';
import { isIcon } from '../../../page/paint/paint-of.ts';
import type { Backdrop } from '../../../page/paint/paint-order.ts';
import type { Scene } from '../../../page/paint/read-scene.ts';
import type { SceneNode } from '../../../page/paint/scene-node.ts';
import { safe } from '../../../page/safe.ts';
import { drawingColors } from './drawing-colors.ts';
import { maxOutlines, standsOut } from './figure-outline.ts';
import { themeBackground } from './own-theme.ts';
import { setForegrounds, type Theme } from './theme.ts';
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
  const back = themeBackground(theme);
  let outlines = 0;
  for (const [element, node] of scene.nodes) {
    if (!node.parent) continue;
    const css = wantedFor(node);
    if (css && node.style.visibility === 'visible') found.elements.set(element, css);
    for (const pseudo of pseudos.get(element) ?? []) {
      const shape = wantedForPseudo(node, getComputedStyle(element, pseudo));
      if (shape) found[pseudo === '::before' ? 'before' : 'after'].set(element, shape);
    }
  }
  return found;

  /** The color behind an element; null over a picture, which is left alone. */
  function backdropOf(node: SceneNode): Color | null {
    return farthest(scene.behind(node));
  }

  /** Behind an image that has no size yet because it is still loading, or a chart that is not drawn yet. */
  function futureBackdrop({ element, parent }: SceneNode): Color | null {
    // An element with `display: none` has no box at all.
    const [box] = safe(element).getClientRects();
    return parent && box?.width === 0 ? farthest(scene.backdrop({ element, node: parent })) : null;
  }

  /** The color that differs most from the theme's background. */
  function farthest(backdrop: Backdrop | null): Color | null {
    if (!backdrop || backdrop.picture) return null;
    return [...backdrop.colors].sort((one, other) => contrast(other, back) - contrast(one, back))[0] ?? null;
  }

  function wantedFor(node: SceneNode): string {
    const { element, style } = node;
    const { localName } = safe(element);
    if (localName === 'svg') return wantedForDrawing(node);
    if (localName === 'canvas') return keepBackground(style, backdropOf(node) ?? futureBackdrop(node));
    if (localName === 'img' && !/\.jpe?g($|\?)/i.test((element as HTMLImageElement).currentSrc)) {
      const css = keepBackground(style, backdropOf(node) ?? futureBackdrop(node));
      return css && ++outlines <= maxOutlines && standsOut(element as HTMLImageElement, back) ? '' : css;
    }
    if (hasClosedRoot(element)) return keepBackground(style, backdropOf(node));
    const own = readColor(node.color);
    if (own && own[3] > 0 && maskOf(style)) return `background-color:var(--ew-text,${theme.text})!important;`;
    if (node.image.includes('url(')) return wantedForPicture(node, own);
    if (!own || own[3] < 0.2) return '';
    const { firstElementChild: first, textContent } = safe(element);
    if (first && safe(first).matches(progressBar)) return edge(own, backdropOf(node));
    if (textContent?.trim()) return '';
    if (/^(input|select|textarea|button|iframe|video|audio|progress|meter)$/.test(localName)) return '';
    const { width, height } = safe(element).getBoundingClientRect();
    if (!isSmall(width, height)) return '';
    if (first) return edge(own, backdropOf(node));
    // The track of a switch whose knob is a pseudo-element.
    if (pseudos.has(element)) return `box-shadow:inset 0 0 0 1px ${theme.line}!important;`;
    return fill(own, backdropOf(node));
  }

  function wantedForPseudo(node: SceneNode, style: CSSStyleDeclaration): string {
    if (style.content === 'none' || style.display === 'none') return '';
    const own = readColor(style.backgroundColor);
    if (maskOf(style) && own && own[3] > 0) return `background-color:var(--ew-text,${theme.text})!important;`;
    const around = readColor(node.color);
    const backdrop = around && around[3] > 0.9 ? around : backdropOf(node);
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
    if (style.backgroundImage.includes('url('))
      return backdrop && (isSmall(width, height) || isIcon(style)) && isFar(backdrop)
        ? `background-color:${writeColor(backdrop)}!important;`
        : '';
    if (!own || own[3] < 0.2 || !isSmall(width, height)) return '';
    return fill(own, backdrop);
  }

  /** Pictures that cannot be recolored keep the background they were made for. */
  function wantedForPicture(node: SceneNode, own: Color | null): string {
    const { element, style } = node;
    const { width, height } = safe(element).getBoundingClientRect();
    const holdsText = safe(element).textContent?.trim() !== '';
    if (safe(element).localName === 'select') return selectArrow(style, theme.text);
    if (!isIcon(style) && (holdsText || !isSmall(width, height))) return '';
    if (safe(element).localName === 'progress' || safe(element).matches('[type=checkbox],[type=radio]')) return '';
    const backdrop = own && own[3] > 0.99 ? own : backdropOf(node);
    return keepBackground(style, backdrop && own ? blend(own, backdrop) : backdrop);
  }

  function wantedForDrawing(node: SceneNode): string {
    const { element, style } = node;
    const { colors, shapes } = drawingColors(element);
    if (colors.size === 0) return '';
    const backdrop = backdropOf(node);
    if (!backdrop || !isFar(backdrop)) return '';
    if (colors.size > 1 || shapes.length === 0)
      return `${keepBackground(style, backdrop)}fill:${style.fill}!important;`;
    for (const [shape, css] of shapes) found.elements.set(shape, css);
    return '';
  }

  /** Whether something visible on this background might be invisible on the theme's. */
  function isFar(backdrop: Color): boolean {
    return contrast(backdrop, back) > 2.5;
  }

  function keepBackground(style: CSSStyleDeclaration, backdrop: Color | null): string {
    if (!backdrop || !isFar(backdrop)) return '';
    const foreground = readColor(style.color);
    const text =
      (foreground && raiseContrast(blend(foreground, backdrop), [backdrop], 4.5)) ??
      (luminance(backdrop) > 0.2 ? [0, 0, 0, 1] : white);
    return `background-color:${writeColor(backdrop)}!important;${setForegrounds(writeColor(text as Color))}`;
  }

  /** The box of an icon or bar can show what is clickable or how much is left, and its icon may never load. */
  function edge(own: Color, backdrop: Color | null): string {
    const isSeen = !backdrop || contrast(blend(own, backdrop), backdrop) >= 1.15;
    return isSeen ? `outline:1px solid ${theme.line}!important;outline-offset:-1px!important;` : '';
  }

  /** A shape takes the text color, unless its own color is visible and might carry meaning. */
  function fill(own: Color, backdrop: Color | null): string {
    // A picture can be light or dark at this point: use the text color, with an edge of the opposite color.
    if (!backdrop) return `--ew-fill:${theme.text};box-shadow:0 0 0 1px ${theme.back}!important;`;
    const seen = contrast(blend(own, backdrop), backdrop);
    if (seen < 1.15) return '';
    if (seen < 2.5) return `--ew-fill:${theme.line};`;
    const [red, green, blue] = own;
    const isColorful = Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
    return `--ew-fill:${isColorful && contrast(own, back) >= 3 ? writeColor(own) : `var(--ew-text,${theme.text})`};`;
  }
}

/** The browser's own arrow would change the height; two triangles do not, and need no image. */
function selectArrow({ appearance, direction }: CSSStyleDeclaration, color: string): string {
  if (appearance !== 'none') return '';
  const [near, far] = direction === 'rtl' ? ['left 1.2em', 'left .85em'] : ['right .85em', 'right 1.2em'];
  const half = (angle: number) => `linear-gradient(${angle}deg,transparent 50%,${color} 51%)`;
  return `background-image:${half(45)},${half(-45)}!important;background-position:${far} center,${near} center!important;background-size:.36em .36em!important;background-repeat:no-repeat!important;`;
}

const isSmall = (width: number, height: number): boolean =>
  (width <= small && height <= small) || Math.min(width, height) <= thin;

/** An image used as a mask. Gradient masks only fade edges. */
const maskOf = (style: CSSStyleDeclaration): boolean =>
  (style.getPropertyValue('mask-image') || style.getPropertyValue('-webkit-mask-image')).includes('url(');
