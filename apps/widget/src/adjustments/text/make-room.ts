import { safe } from '../../page/safe.ts';
import { isLimited } from './lift-limits.ts';

/** Declarations by element. */
export type Room = Map<Element, string>;

const fields = 'input,select,textarea';
const narrow = 'overflow-wrap:anywhere!important;min-width:0!important;max-width:100%!important;';

export const add = (room: Room, element: Element, css: string): void => {
  const earlier = room.get(element) ?? '';
  if (!earlier.includes(css)) room.set(element, earlier + css);
};

/**
 * Makes a box at least as high as its text needs. A fixed box scrolls instead, unless it is small: a one-line name
 * would be cut in half.
 */
export function makeRoom(box: Element, height: string, room: Room): void {
  const { position, overflowX, display, flexWrap } = getComputedStyle(box);
  const isSmall = safe(box).clientWidth < innerWidth / 2 && safe(box).scrollHeight < innerHeight / 4;
  const stays = (/fixed|sticky/.test(position) && !isSmall) || safe(box).clientHeight > innerHeight * 0.9;
  const isTooLow =
    safe(box).scrollHeight > safe(box).clientHeight + 2 ||
    !safe(box).textContent?.trim() ||
    safe(box).matches('select,input');
  if (isTooLow && !isLimited(box))
    add(
      room,
      box,
      stays
        ? 'overflow-y:auto!important;'
        : `height:auto!important;min-height:${height}!important;-webkit-line-clamp:none!important;`,
    );
  if (safe(box).scrollWidth <= safe(box).clientWidth + 2 || overflowX === 'visible') return;
  if (display.endsWith('flex') && flexWrap === 'nowrap') add(room, box, 'flex-wrap:wrap!important;');
  const edge = safe(box).getBoundingClientRect().right;
  unwrap(box, room);
  for (const inner of safe(box).querySelectorAll('*')) {
    if (safe(inner).getBoundingClientRect().right <= edge) continue;
    unwrap(inner, room);
    if (safe(inner).textContent?.trim()) add(room, inner, narrow);
  }
}

function unwrap(element: Element, room: Room): void {
  if (getComputedStyle(element).whiteSpace === 'nowrap')
    add(room, element, 'white-space:normal!important;overflow-wrap:anywhere!important;');
}

/** Lets rows made for one line wrap to a second. */
export function wrapRows(outside: readonly Element[], room: Room): void {
  for (const element of outside) {
    for (let box: Element | null = element; box && safe(box).localName !== 'body'; box = safe(box).parentElement) {
      const { display, flexWrap, flexDirection } = getComputedStyle(box);
      if (display.endsWith('flex') && flexWrap === 'nowrap' && flexDirection.startsWith('row'))
        add(room, box, 'flex-wrap:wrap!important;max-width:100%!important;');
      unwrap(box, room);
    }
  }
}

/** Makes a column of a row as wide as its longest word. Columns that no longer fit beside it go below. */
export function widenColumns(boxes: Iterable<Element>, room: Room): void {
  for (const box of boxes) {
    const column = columnOf(box);
    if (!column) continue;
    add(room, column, 'min-width:min-content!important;');
    // With `anywhere`, every break within a word would count here.
    add(room, box, 'overflow-wrap:break-word!important;');
  }
}

/** Whether the column it is in is wider than its row, so that it covers what is beside the row. */
export function leavesRow(box: Element): boolean {
  const column = columnOf(box);
  const row = column && safe(column).parentElement;
  return row !== null && safe(column as Element).getBoundingClientRect().width > safe(row).clientWidth + 2;
}

/** A menu that the page has pushed out of the window by its own width is not a column. */
function columnOf(box: Element): Element | null {
  for (let item: Element | null = box; item && !isOutOfFlow(item); item = safe(item).parentElement)
    if (isInRow(item)) return item;
  return null;
}

export const isOutOfFlow = (element: Element): boolean => /fixed|absolute/.test(getComputedStyle(element).position);

export function isInRow(item: Element): boolean {
  const parent = safe(item).parentElement;
  const { display, flexDirection } = parent ? getComputedStyle(parent) : ({} as Partial<CSSStyleDeclaration>);
  return Boolean(display?.endsWith('flex') && flexDirection?.startsWith('row'));
}

/** Splits long words by syllable if the browser knows the language. */
export function hyphenate(boxes: Iterable<Element>, room: Room): void {
  for (const box of boxes) add(room, box, '-webkit-hyphens:auto!important;hyphens:auto!important;');
}

/** Items of a wrapping column are all as wide as the longest word, and run into what is beside them. */
export function narrowColumns(elements: readonly Element[], room: Room): void {
  for (const box of elements) {
    if (safe(box).scrollWidth <= safe(box).clientWidth + 2) continue;
    const { display, flexWrap, flexDirection, overflowX } = getComputedStyle(box);
    const isColumn = display.endsWith('flex') && flexDirection.startsWith('column') && flexWrap !== 'nowrap';
    if (isColumn && overflowX === 'visible' && isOneColumn(box))
      add(room, box, 'flex-wrap:nowrap!important;overflow-wrap:anywhere!important;');
  }
}

const isOneColumn = (box: Element): boolean =>
  new Set([...safe(box).children].map((item) => Math.round(safe(item).getBoundingClientRect().left))).size === 1;

/** For words wider than the window, boxes that grow with their words, and fields sized in characters. */
export function breakWords(outside: readonly Element[], room: Room): void {
  for (const element of outside)
    if (safe(element).matches(fields) || (safe(element).textContent?.trim() && !safe(element).closest('table')))
      add(room, element, narrow);
}

/** What cannot get narrower scrolls in its own place. */
export function scrollWide(outside: readonly Element[], room: Room): void {
  for (const element of outside) {
    const { localName, parentElement } = safe(element);
    // A scrolling table would no longer be a table.
    const box = localName === 'table' ? parentElement : element;
    if (/^(table|pre)$/.test(localName) && box && safe(box).localName !== 'body')
      add(room, box, 'overflow-x:auto!important;');
  }
}
