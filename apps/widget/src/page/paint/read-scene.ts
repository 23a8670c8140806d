import { holdsText, isBare, isSvg, textBox } from '../elements/text-of-element.ts';
import { remember } from '../remember.ts';
import { safe } from '../safe.ts';
import { fromDocument } from '../safe-document.ts';
import type { Color } from './color.ts';
import { type Background, paintOf } from './paint-of.ts';
import {
  type Box,
  compareKeys,
  type Ground,
  groundAt,
  intersect,
  isEmpty,
  type Key,
  keyIn,
  order,
  type Painter,
  paintsOf,
} from './paint-order.ts';
import { backgroundOf, clipped, isSpilling, type Place, placeIn, readColors, stack } from './place.ts';

export interface Text {
  element: Element;
  place: Place;
}

export interface Scene {
  /**
   * Texts in document order. Skips places whose texts all share one ground that satisfies `isSettled`: this is true of
   * most texts, so they need not be searched for.
   */
  texts: (isSettled: (place: Place, ground: Ground) => boolean) => Text[];
  places: ReadonlyMap<Element, Place>;
  /** Whether something with unknown colors is painted. */
  hasPictures: boolean;
  /** The background of a text. */
  groundOf: (text: Text) => Ground;
  /** To be called after a painter's color changed. */
  repaint: () => void;
  /**
   * Reads colors again, including those of these elements: everything that our rules change. Positions are kept.
   * `afresh` also covers opacity that dropped and pictures that appeared.
   */
  update: (painted: Iterable<Element>, afresh?: boolean) => Generator<undefined, void>;
  /** What is behind an element, below its own background; null if it is not visible. */
  groundBelow: (place: Place) => Ground | null;
}

const media = /^(img|video|canvas|iframe|object|embed|svg)$/;
const band = 128;

/** Elements read per step. */
const few = 150;

/** Reads once, in steps, what the page paints where. */
export function* readScene(
  painted: readonly Element[],
  pseudos: ReadonlyMap<Element, readonly string[]>,
  page: Document,
): Generator<undefined, Scene> {
  const places = new Map<Element, Place>();
  const loose: Painter[] = [];
  const bands = new Map<number, Painter[]>();
  const wide: Painter[] = [];
  const pseudoPainters: { painter: Painter; style: CSSStyleDeclaration }[] = [];
  let hasPictures = false;
  const chains = new Map<Place, Ground | null>();
  const lines = new Map<Place, Ground>();
  const root = fromDocument('documentElement', page);
  const body = fromDocument('body', page);
  const spills = remember(isSpilling);
  const top = placeIn(null, root, 0);
  places.set(root, top);
  paint(top);
  /** If the root paints nothing, the body's background covers the canvas and lies below everything. */
  const canvas = top.painter ? root : body;
  for (const [at, element] of painted.entries()) {
    if (at % few === few - 1) yield;
    // Parts of an SVG are handled with the SVG.
    if (isSvg(element) && safe(element).localName !== 'svg') continue;
    const place = placeIn(placeAbove(element), element, at + 1);
    places.set(element, place);
    if (place.style.overflowX !== 'visible') place.clip = clipped(safe(element).getBoundingClientRect(), place);
    paint(place);
    for (const pseudo of pseudos.get(element) ?? []) paintPseudo(place, pseudo);
  }
  return { texts, places, hasPictures, groundOf, groundBelow, update, repaint };

  function repaint(): void {
    chains.clear();
    lines.clear();
  }

  function texts(isSettled: (place: Place, ground: Ground) => boolean): Text[] {
    const found: Text[] = [];
    for (const place of places.values()) {
      if (place.opacity < 0.05 || isBare(place.element)) continue;
      const chain = chainFor(place);
      if (!chain || !isSettled(place, chain)) collect(place === top ? body : place.element, place);
    }
    return found.sort((one, other) => (safe(one.element).compareDocumentPosition(other.element) & 4 ? -1 : 1));

    function collect(element: Element | null, place: Place): void {
      if (
        !element ||
        (element !== place.element && places.has(element)) ||
        (isSvg(element) && element !== place.element)
      )
        return;
      if (holdsText(element)) found.push({ element, place });
      for (const child of safe(element).children) collect(child, place);
    }
  }

  function* update(others: Iterable<Element>, afresh = false): Generator<undefined, void> {
    let count = 0;
    for (const place of places.values()) {
      if (++count % few === 0) yield;
      readColors(place, afresh);
      if (place.painter) recolor(place.painter, place, place.opacity);
      else paint(place);
    }
    for (const { painter, style } of pseudoPainters) recolor(painter, backgroundOf(style), painter.opacity);
    const added = [...others].filter((element) => !places.has(element) && !isSvg(element));
    for (const element of added) {
      const above = placeAbove(element);
      const place = placeIn(above, element, above.index + 0.001);
      places.set(element, place);
      paint(place);
    }
    if (added.length > 0)
      for (const place of places.values()) if (place !== top) place.parent = placeAbove(place.element);
    repaint();
  }

  function placeAbove(element: Element): Place {
    const { parentElement } = safe(element);
    if (!parentElement) return top;
    return places.get(parentElement) ?? placeAbove(parentElement);
  }

  function paint(place: Place): void {
    const { element, style, opacity } = place;
    const found = paintOf(place);
    const picture = media.test(safe(element).localName) || found?.picture === true;
    if ((!picture && !found) || opacity < 0.05 || style.visibility !== 'visible') return;
    const isCanvas = element === root || element === canvas;
    const box = isCanvas ? everywhere : clipped(safe(element).getBoundingClientRect(), place.parent ?? place);
    const layered = place.layer !== place.parent?.layer;
    const key = isCanvas ? [] : layered ? place.layer : keyIn(place.layer, order.flow, place.index);
    const [color, stops] = [found?.color ?? null, found?.stops ?? []];
    place.painter = { color, stops, picture, element, key, box, opacity, pseudo: '' };
    if (isEmpty(box)) return;
    hasPictures ||= picture;
    add(place.painter);
    const overlaps =
      layered ||
      /grid/.test(place.parent?.style.display ?? '') ||
      [style.marginTop, style.marginBottom, style.marginLeft].some((margin) => margin.startsWith('-'));
    if (overlaps && !isCanvas) loose.push(place.painter);
  }

  function paintPseudo(place: Place, pseudo: string): void {
    const { element, index } = place;
    const style = getComputedStyle(element, pseudo);
    const found = style.content === 'none' || style.display === 'none' ? null : paintOf(backgroundOf(style));
    if (!found || !/absolute|fixed/.test(style.position) || place.style.position === 'static') return;
    const { left, top: up } = safe(element).getBoundingClientRect();
    const x = left + (Number.parseFloat(style.left) || 0);
    const y = up + (Number.parseFloat(style.top) || 0);
    const box = {
      left: x,
      top: y,
      right: x + Number.parseFloat(style.width),
      bottom: y + Number.parseFloat(style.height),
    };
    // Small shapes are marks, not backgrounds.
    if (!(box.right - box.left > 40 && box.bottom - box.top > 14)) return;
    const { layer, opacity } = stack(place, style, index + (pseudo === '::after' ? 0.9 : 0.1));
    const painter = { ...found, element, key: layer, box: clipped(box, place), opacity, pseudo };
    add(painter);
    loose.push(painter);
    pseudoPainters.push({ painter, style });
  }

  function add(painter: Painter): void {
    const [first, last] = [Math.floor(painter.box.top / band), Math.floor(painter.box.bottom / band)];
    if (last - first > 60) {
      wide.push(painter);
      return;
    }
    for (let at = first; at <= last; at++) {
      const list = bands.get(at);
      if (list) list.push(painter);
      else bands.set(at, [painter]);
    }
  }

  function groundOf({ place, element }: Text): Ground {
    const chain = chainFor(place);
    if (chain) return chain;
    const box = textBox(element);
    return box ? behind(clipped(box, place), keyIn(place.layer, order.text, place.index)) : lineOf(place);
  }

  function chainFor(place: Place): Ground | null {
    let chain = chains.get(place);
    if (chain === undefined) {
      chain = chainOf(place);
      chains.set(place, chain);
    }
    return chain;
  }

  /** The background from the ancestors if nothing else can lie in between; null if it must be looked up by position. */
  function chainOf(place: Place): Ground | null {
    // Read lazily, because it is rarely needed.
    let box: DOMRect | undefined;
    const boxOf = () => (box ??= safe(place.element).getBoundingClientRect());
    for (let at: Place | null = place; at; at = at.parent) {
      if (at.painter && isOpaque(at.painter)) {
        // Overflowing content has something else behind it.
        if (at.painter.box !== everywhere && spills(at)) return null;
        break;
      }
      if (at.detached && boxOf().width > 0) return null;
    }
    if (loose.length === 0) return lineOf(place);
    const key = keyIn(place.layer, order.text, place.index);
    const isBetween = (one: Painter) =>
      compareKeys(one.key, key) < 0 &&
      !isEmpty(intersect(one.box, clipped(boxOf(), place))) &&
      (one.pseudo || !safe(one.element).contains(place.element));
    return loose.some(isBetween) ? null : lineOf(place);
  }

  function lineOf(place: Place): Ground {
    let line = lines.get(place);
    if (!line) {
      line = !place.painter && place.parent ? lineOf(place.parent) : readLine(place);
      lines.set(place, line);
    }
    return line;
  }

  function readLine(place: Place): Ground {
    const { painter: own } = place;
    if (own && !own.picture && isOpaque(own)) return { colors: paintsOf(own), picture: false, painter: own };
    const line: Painter[] = [];
    for (let at: Place | null = place; at; at = at.parent) {
      if (!at.painter) continue;
      line.push({ ...at.painter, box: everywhere, key: [-line.length - 1] });
      if (isOpaque(at.painter)) break;
    }
    const ground = groundAt(0, 0, [1], line);
    // The original painter instead of the copy, because it may be changed later.
    const painter = ground.painter && (places.get(ground.painter.element)?.painter ?? null);
    return { ...ground, painter };
  }

  function groundBelow(place: Place): Ground | null {
    const box = place.painter?.box ?? clipped(safe(place.element).getBoundingClientRect(), place.parent ?? place);
    if (isEmpty(box) || place.opacity < 0.05 || place.style.visibility !== 'visible') return null;
    const layered = place.layer !== place.parent?.layer;
    const chain = layered || place.detached || !place.parent ? null : chainFor(place.parent);
    return chain ?? behind(box, layered ? place.layer : keyIn(place.layer, order.flow, place.index));
  }

  /** Combines three points: a picture at any of them wins, otherwise all of their colors count. */
  function behind(box: Box, key: Key): Ground {
    const y = (box.top + box.bottom) / 2;
    const near = [...wide, ...(bands.get(Math.floor(y / band)) ?? [])];
    const [left, right] = [box.left + 2, Math.max(box.left + 2, box.right - 2)];
    const middle = groundAt((left + right) / 2, y, key, near);
    if (middle.picture || right - left < 24) return middle;
    const sides = [groundAt(left, y, key, near), groundAt(right, y, key, near)];
    const picture = sides.find((side) => side.picture);
    if (picture) return picture;
    const colors = new Map(
      [middle, ...sides].flatMap((side) => side.colors).map((color) => [color.map(Math.round).join(), color]),
    );
    // If the points are on different boxes, there is no single background to change.
    const painter = sides.every((side) => side.painter === middle.painter) ? middle.painter : null;
    return { colors: [...colors.values()], picture: false, painter };
  }
}

const clear: Color = [0, 0, 0, 0];
const everywhere: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };

const isOpaque = ({ color, picture, opacity, stops }: Painter): boolean =>
  picture ||
  (opacity > 0.99 &&
    ((color !== null && color[3] >= 0.99) || (stops.length > 0 && stops.every((stop: Color) => stop[3] >= 0.99))));

/** A picture stays a picture: its colors are not ours to change. */
function recolor(painter: Painter, background: Background, opacity: number): void {
  const found = paintOf(background);
  painter.stops = found?.stops ?? [];
  painter.color = found?.color ?? (painter.stops.length > 0 ? null : clear);
  painter.opacity = opacity;
}
