import { holdsText, isBare, isSvg, textBox } from '../elements/text-of-element.ts';
import { remember } from '../remember.ts';
import { safe } from '../safe.ts';
import { fromDocument } from '../safe-document.ts';
import type { Color } from './color.ts';
import { type Background, paintOf } from './paint-of.ts';
import {
  type Backdrop,
  type Box,
  backdropAt,
  compareKeys,
  intersect,
  isEmpty,
  type Key,
  keyIn,
  order,
  type Painter,
  paintsOf,
} from './paint-order.ts';
import { backgroundOf, clipped, createNode, isSpilling, readColors, type SceneNode, stack } from './scene-node.ts';

export interface Text {
  element: Element;
  node: SceneNode;
}

export interface Scene {
  /**
   * Texts in document order. Skips nodes whose texts all share one backdrop that satisfies `isSettled`: this is true of
   * most texts, so they need not be searched for.
   */
  texts: (isSettled: (node: SceneNode, backdrop: Backdrop) => boolean) => Text[];
  nodes: ReadonlyMap<Element, SceneNode>;
  /** Whether something with unknown colors is painted. */
  hasPictures: boolean;
  /** The background of a text. */
  backdrop: (text: Text) => Backdrop;
  /** To be called after a painter's color changed. */
  repaint: () => void;
  /**
   * Reads colors again, including those of these elements: everything that our rules change. Positions are kept.
   * `afresh` also covers opacity that dropped and pictures that appeared.
   */
  update: (painted: Iterable<Element>, afresh?: boolean) => Generator<undefined, void>;
  /** What is behind an element, below its own background; null if it is not visible. */
  behind: (node: SceneNode) => Backdrop | null;
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
  const nodes = new Map<Element, SceneNode>();
  const loose: Painter[] = [];
  const bands = new Map<number, Painter[]>();
  const wide: Painter[] = [];
  const pseudoPainters: { painter: Painter; style: CSSStyleDeclaration }[] = [];
  let hasPictures = false;
  const chains = new Map<SceneNode, Backdrop | null>();
  const lines = new Map<SceneNode, Backdrop>();
  const root = fromDocument('documentElement', page);
  const body = fromDocument('body', page);
  const spills = remember(isSpilling);
  const top = createNode(null, root, 0);
  nodes.set(root, top);
  paint(top);
  /** If the root paints nothing, the body's background covers the canvas and lies below everything. */
  const canvas = top.painter ? root : body;
  for (const [at, element] of painted.entries()) {
    if (at % few === few - 1) yield;
    // Parts of an SVG are handled with the SVG.
    if (isSvg(element) && safe(element).localName !== 'svg') continue;
    const node = createNode(nodeAbove(element), element, at + 1);
    nodes.set(element, node);
    if (node.style.overflowX !== 'visible') node.clip = clipped(safe(element).getBoundingClientRect(), node);
    paint(node);
    for (const pseudo of pseudos.get(element) ?? []) paintPseudo(node, pseudo);
  }
  return { texts, nodes, hasPictures, backdrop, behind, update, repaint };

  function repaint(): void {
    chains.clear();
    lines.clear();
  }

  function texts(isSettled: (node: SceneNode, backdrop: Backdrop) => boolean): Text[] {
    const found: Text[] = [];
    for (const node of nodes.values()) {
      if (node.opacity < 0.05 || isBare(node.element)) continue;
      const chain = chainFor(node);
      if (!chain || !isSettled(node, chain)) collect(node === top ? body : node.element, node);
    }
    return found.sort((one, other) => (safe(one.element).compareDocumentPosition(other.element) & 4 ? -1 : 1));

    function collect(element: Element | null, node: SceneNode): void {
      if (!element || (element !== node.element && nodes.has(element)) || (isSvg(element) && element !== node.element))
        return;
      if (holdsText(element)) found.push({ element, node });
      for (const child of safe(element).children) collect(child, node);
    }
  }

  function* update(others: Iterable<Element>, afresh = false): Generator<undefined, void> {
    let count = 0;
    for (const node of nodes.values()) {
      if (++count % few === 0) yield;
      readColors(node, afresh);
      if (node.painter) recolor(node.painter, node, node.opacity);
      else paint(node);
    }
    for (const { painter, style } of pseudoPainters) recolor(painter, backgroundOf(style), painter.opacity);
    const added = [...others].filter((element) => !nodes.has(element) && !isSvg(element));
    for (const element of added) {
      const above = nodeAbove(element);
      const node = createNode(above, element, above.index + 0.001);
      nodes.set(element, node);
      paint(node);
    }
    if (added.length > 0) for (const node of nodes.values()) if (node !== top) node.parent = nodeAbove(node.element);
    repaint();
  }

  function nodeAbove(element: Element): SceneNode {
    const { parentElement } = safe(element);
    if (!parentElement) return top;
    return nodes.get(parentElement) ?? nodeAbove(parentElement);
  }

  function paint(node: SceneNode): void {
    const { element, style, opacity } = node;
    const found = paintOf(node);
    const picture = media.test(safe(element).localName) || found?.picture === true;
    if ((!picture && !found) || opacity < 0.05 || style.visibility !== 'visible') return;
    const isCanvas = element === root || element === canvas;
    const box = isCanvas ? everywhere : clipped(safe(element).getBoundingClientRect(), node.parent ?? node);
    const layered = node.layer !== node.parent?.layer;
    const key = isCanvas ? [] : layered ? node.layer : keyIn(node.layer, order.flow, node.index);
    const [color, stops] = [found?.color ?? null, found?.stops ?? []];
    node.painter = { color, stops, picture, element, key, box, opacity, pseudo: '' };
    if (isEmpty(box)) return;
    hasPictures ||= picture;
    add(node.painter);
    const overlaps =
      layered ||
      /grid/.test(node.parent?.style.display ?? '') ||
      [style.marginTop, style.marginBottom, style.marginLeft].some((margin) => margin.startsWith('-'));
    if (overlaps && !isCanvas) loose.push(node.painter);
  }

  function paintPseudo(node: SceneNode, pseudo: string): void {
    const { element, index } = node;
    const style = getComputedStyle(element, pseudo);
    const found = style.content === 'none' || style.display === 'none' ? null : paintOf(backgroundOf(style));
    if (!found || !/absolute|fixed/.test(style.position) || node.style.position === 'static') return;
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
    const { layer, opacity } = stack(node, style, index + (pseudo === '::after' ? 0.9 : 0.1));
    const painter = { ...found, element, key: layer, box: clipped(box, node), opacity, pseudo };
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

  function backdrop({ node, element }: Text): Backdrop {
    const chain = chainFor(node);
    if (chain) return chain;
    const box = textBox(element);
    return box ? sampleBackdrop(clipped(box, node), keyIn(node.layer, order.text, node.index)) : lineOf(node);
  }

  function chainFor(node: SceneNode): Backdrop | null {
    let chain = chains.get(node);
    if (chain === undefined) {
      chain = chainOf(node);
      chains.set(node, chain);
    }
    return chain;
  }

  /** The background from the ancestors if nothing else can lie in between; null if it must be looked up by position. */
  function chainOf(node: SceneNode): Backdrop | null {
    // Read lazily, because it is rarely needed.
    let box: DOMRect | undefined;
    const boxOf = () => (box ??= safe(node.element).getBoundingClientRect());
    for (let at: SceneNode | null = node; at; at = at.parent) {
      if (at.painter && isOpaque(at.painter)) {
        // Overflowing content has something else behind it.
        if (at.painter.box !== everywhere && spills(at)) return null;
        break;
      }
      if (at.detached && boxOf().width > 0) return null;
    }
    if (loose.length === 0) return lineOf(node);
    const key = keyIn(node.layer, order.text, node.index);
    const isBetween = (one: Painter) =>
      compareKeys(one.key, key) < 0 &&
      !isEmpty(intersect(one.box, clipped(boxOf(), node))) &&
      (one.pseudo || !safe(one.element).contains(node.element));
    return loose.some(isBetween) ? null : lineOf(node);
  }

  function lineOf(node: SceneNode): Backdrop {
    let line = lines.get(node);
    if (!line) {
      line = !node.painter && node.parent ? lineOf(node.parent) : readLine(node);
      lines.set(node, line);
    }
    return line;
  }

  function readLine(node: SceneNode): Backdrop {
    const { painter: own } = node;
    if (own && !own.picture && isOpaque(own)) return { colors: paintsOf(own), picture: false, painter: own };
    const line: Painter[] = [];
    for (let at: SceneNode | null = node; at; at = at.parent) {
      if (!at.painter) continue;
      line.push({ ...at.painter, box: everywhere, key: [-line.length - 1] });
      if (isOpaque(at.painter)) break;
    }
    const backdrop = backdropAt(0, 0, [1], line);
    // The original painter instead of the copy, because it may be changed later.
    const painter = backdrop.painter && (nodes.get(backdrop.painter.element)?.painter ?? null);
    return { ...backdrop, painter };
  }

  function behind(node: SceneNode): Backdrop | null {
    const box = node.painter?.box ?? clipped(safe(node.element).getBoundingClientRect(), node.parent ?? node);
    if (isEmpty(box) || node.opacity < 0.05 || node.style.visibility !== 'visible') return null;
    const layered = node.layer !== node.parent?.layer;
    const chain = layered || node.detached || !node.parent ? null : chainFor(node.parent);
    return chain ?? sampleBackdrop(box, layered ? node.layer : keyIn(node.layer, order.flow, node.index));
  }

  /** Combines three points: a picture at any of them wins, otherwise all of their colors count. */
  function sampleBackdrop(box: Box, key: Key): Backdrop {
    const y = (box.top + box.bottom) / 2;
    const near = [...wide, ...(bands.get(Math.floor(y / band)) ?? [])];
    const [left, right] = [box.left + 2, Math.max(box.left + 2, box.right - 2)];
    const middle = backdropAt((left + right) / 2, y, key, near);
    if (middle.picture || right - left < 24) return middle;
    const sides = [backdropAt(left, y, key, near), backdropAt(right, y, key, near)];
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
