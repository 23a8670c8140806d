import { safe } from '../../page/safe.ts';
import { spare } from './cut-boxes.ts';
import type { Room } from './make-room.ts';

/** How a row, or a box that is out of the flow, can be misplaced once its text is larger. */
type Fault = 'covers' | 'cut' | 'peeks' | 'wide';

/** Texts are not compared with each other if a box has more elements than this. */
const maxElements = 60;

/** The misplaced ones among positioned boxes. */
export function misplacedBoxes(positioned: readonly Element[]): Map<Element, Fault> {
  const found = new Map<Element, Fault>();
  for (const box of positioned) {
    const fault = faultOf(box);
    if (fault) found.set(box, fault);
  }
  return found;
}

export function faultOf(box: Element): Fault | null {
  const { top, bottom, width, height } = safe(box).getBoundingClientRect();
  if (width < 3 || height < 3 || !safe(box).textContent?.trim()) return null;
  const { position, float, visibility, opacity, display, flexDirection, flexWrap, overflowX } = getComputedStyle(box);
  const isRow = display.endsWith('flex') && flexDirection.startsWith('row') && flexWrap === 'nowrap';
  // Beyond its end it covers what is beside it.
  if (isRow && overflowX === 'visible' && safe(box).scrollWidth > safe(box).clientWidth + spare) return 'wide';
  if (float !== 'none') return width > (safe(box).parentElement?.clientWidth || width) + 2 ? 'wide' : null;
  if (!/absolute|fixed/.test(position) || visibility !== 'visible' || opacity === '0') return null;
  const scrolled = position === 'fixed' ? 0 : scrollY;
  if (top + scrolled < -2 && bottom + scrolled > 2) return 'peeks';
  const edge = cutter(box)?.getBoundingClientRect().top ?? top;
  if (top < edge - 3 && bottom > edge) return 'cut';
  return coversText(box) ? 'covers' : null;
}

/** The ancestor that clips it. */
function cutter(box: Element): Element | null {
  for (
    let around = safe(box).parentElement;
    around && safe(around).localName !== 'body';
    around = safe(around).parentElement
  )
    if (/hidden|clip/.test(getComputedStyle(around).overflowY)) return around;
  return null;
}

/** Whether its words cover others in its containing box. */
function coversText(box: Element): boolean {
  const around = (box as HTMLElement).offsetParent;
  if (!around || safe(around).localName === 'body' || safe(around).querySelectorAll('*').length > maxElements)
    return false;
  const own = linesOf(box, null);
  return linesOf(around, box).some((line) => own.some((its) => isOver(line, its)));
}

function linesOf(around: Element, except: Element | null): DOMRect[] {
  const range = Document.prototype.createRange.call(document);
  const walker = Document.prototype.createTreeWalker.call(document, around, NodeFilter.SHOW_TEXT);
  const lines: DOMRect[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.data.trim() || except?.contains(node)) continue;
    range.selectNodeContents(node);
    lines.push(...[...range.getClientRects()].filter(({ width }) => width > 3));
  }
  return lines;
}

/** Lines may touch; letters do not. */
const isOver = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.4;

/**
 * Declarations that may fix each of them. What peeks in from above the page moves back up until it has the focus:
 * `hidden`.
 */
export function fixPositions(
  boxes: readonly Element[],
  faults: ReadonlyMap<Element, Fault>,
  room: Room,
  hidden: Room,
): void {
  for (const box of boxes) {
    const fault = faults.get(box);
    const { top } = safe(box).getBoundingClientRect();
    const add = (element: Element, css: string) => room.set(element, (room.get(element) ?? '') + css);
    // A transform would move it over the text again.
    if (fault === 'covers')
      add(
        box,
        'position:static!important;display:block!important;width:fit-content!important;max-width:100%!important;margin:0!important;transform:none!important;',
      );
    if (fault === 'wide') add(box, 'flex-wrap:wrap!important;max-width:100%!important;');
    // The same value for all, so that they get rules by kind and not by position.
    if (fault === 'peeks') hidden.set(box, 'margin-top:-200vh!important;');
    const around = fault === 'cut' && cutter(box);
    if (around) {
      const missing = safe(around).getBoundingClientRect().top - top;
      add(
        around,
        `padding-top:${Number.parseFloat(getComputedStyle(around).paddingTop) + Math.ceil(missing)}px!important;`,
      );
    }
  }
}
