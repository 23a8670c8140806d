import { safe } from '../safe.ts';
import type { Background } from './paint-of.ts';
import { type Box, intersect, type Key, keyIn, order, type Painter } from './paint-order.ts';

/** An element that may paint, and what the elements inside it that do not paint take from it. */
export interface SceneNode {
  element: Element;
  style: CSSStyleDeclaration;
  parent: SceneNode | null;
  context: Key;
  /** The nearest positioned box or stacking context, which paints the flow inside. */
  layer: Key;
  clip: Box | null;
  opacity: number;
  /** Blend modes or filters change the computed colors. */
  uncertain: boolean;
  /** Out of flow, so its ancestors are not necessarily behind it. */
  detached: boolean;
  index: number;
  painter: Painter | null;
  /** The text color. */
  fill: string;
  /** The computed background color. */
  color: string;
  image: string;
}

export function createNode(parent: SceneNode | null, element: Element, index: number): SceneNode {
  const style = getComputedStyle(element);
  const { filter, position } = style;
  const { context, layer, opacity } = parent ? stack(parent, style, index, position, filter) : bottom;
  const filtered = filter !== 'none' && !/^(drop-shadow|blur)/.test(filter);
  return {
    element,
    style,
    parent,
    context,
    layer,
    // A fixed box is not clipped by its ancestors.
    clip: position === 'fixed' || !parent ? null : parent.clip,
    opacity,
    uncertain: parent?.uncertain || filtered || style.mixBlendMode !== 'normal',
    detached: /absolute|fixed|sticky/.test(position) || style.float !== 'none',
    index,
    painter: null,
    fill: fillOf(style),
    color: style.backgroundColor,
    image: style.backgroundImage,
  };
}

const bottom = { context: [], layer: [], opacity: 1 };

const fillOf = (style: CSSStyleDeclaration): string => style.getPropertyValue('-webkit-text-fill-color') || style.color;

export const backgroundOf = (style: CSSStyleDeclaration): Background => ({
  style,
  color: style.backgroundColor,
  image: style.backgroundImage,
});

/** Updates the colors of a node that was read before. */
export function readColors(node: SceneNode, afresh: boolean): void {
  const { style, parent } = node;
  // Dark and light only raise opacity and remove pictures.
  if (afresh || node.opacity < 1) node.opacity = (parent?.opacity ?? 1) * Number(style.opacity);
  if (afresh || node.image !== 'none') node.image = style.backgroundImage;
  node.fill = fillOf(style);
  node.color = style.backgroundColor;
}

export function stack(
  parent: SceneNode,
  style: CSSStyleDeclaration,
  index: number,
  position = style.position,
  filter = style.filter,
): { context: Key; layer: Key; opacity: number } {
  const own = Number(style.opacity);
  const opacity = parent.opacity * own;
  const changes = own < 1 || filter !== 'none' || style.transform !== 'none';
  const { zIndex } = style;
  const item = zIndex !== 'auto' && /flex|grid/.test(parent.style.display);
  if (position === 'static' && !changes && !item) return { context: parent.context, layer: parent.layer, opacity };
  const z = Number(zIndex) || 0;
  const layer = keyIn(parent.context, z === 0 ? order.positioned : z, index);
  const isContext = zIndex !== 'auto' || changes || /fixed|sticky/.test(position);
  return { context: isContext ? layer : parent.context, layer, opacity };
}

export function clipped({ left, top, right, bottom }: Box, { clip }: { clip: Box | null }): Box {
  return clip ? intersect({ left, top, right, bottom }, clip) : { left, top, right, bottom };
}

/** Whether the content of a box overflows it at the bottom. */
export function isSpilling({ element, style }: SceneNode): boolean {
  const { clientHeight, scrollHeight } = safe(element);
  return style.overflowY === 'visible' && clientHeight > 0 && scrollHeight > clientHeight + spill;
}

/** Glyphs alone may be slightly taller than their line. */
const spill = 16;
