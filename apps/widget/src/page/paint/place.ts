import { safe } from '../safe.ts';
import type { Background } from './paint-of.ts';
import { type Box, intersect, type Key, keyIn, order, type Painter } from './paint-order.ts';

/** An element that may paint, and what it hands to those inside that do not. */
export interface Place {
  element: Element;
  style: CSSStyleDeclaration;
  parent: Place | null;
  context: Key;
  /** The nearest positioned box or stacking context: where the flow inside is painted. */
  layer: Key;
  clip: Box | null;
  opacity: number;
  /** Blending or a filter makes other colors of what is computed. */
  uncertain: boolean;
  /** Taken out of the flow, so that its ancestors need not be behind it. */
  detached: boolean;
  index: number;
  painter: Painter | null;
  /** Of its text. */
  fill: string;
  /** Its background, as computed. */
  color: string;
  image: string;
}

export function placeIn(parent: Place | null, element: Element, index: number): Place {
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
    // A box fixed to the window is not clipped by what it stands in.
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

/** Of one that was there before. */
export function readColors(place: Place, afresh: boolean): void {
  const { style, parent } = place;
  // Dark and light raise opacity and take pictures away, never the other way round.
  if (afresh || place.opacity < 1) place.opacity = (parent?.opacity ?? 1) * Number(style.opacity);
  if (afresh || place.image !== 'none') place.image = style.backgroundImage;
  place.fill = fillOf(style);
  place.color = style.backgroundColor;
}

export function stack(
  parent: Place,
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

/** Whether the contents of a box go on below it. */
export function isSpilling({ element, style }: Place): boolean {
  const { clientHeight, scrollHeight } = safe(element);
  return style.overflowY === 'visible' && clientHeight > 0 && scrollHeight > clientHeight + spill;
}

/** Letters alone may be a little taller than their line. */
const spill = 16;
