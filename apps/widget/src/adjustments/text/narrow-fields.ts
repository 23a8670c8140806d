import { holdsText } from '../../page/elements/text-of-element.ts';
import { safe } from '../../page/safe.ts';
import { add, isInRow, type Room } from './make-room.ts';

/** Whether a field shows no more than a letter or two. */
export function isNarrow(field: Element): boolean {
  const { width } = safe(field).getBoundingClientRect();
  return width > 3 && width < Number.parseFloat(getComputedStyle(field).fontSize) * 3;
}

/** A field that gave way to the larger words beside it is wide enough for some of its own, in a second line of the row if need be. */
export function widenFields(fields: readonly Element[], room: Room): void {
  for (const field of fields) {
    const row = isInRow(field) && safe(field).parentElement;
    if (row) add(room, row, 'flex-wrap:wrap!important;');
    add(room, field, 'min-width:4em!important;');
  }
}

/** How many texts are under the row a field is in: a row of a header that stands still would grow over the page. */
export function textsUnder(field: Element, elements: readonly Element[]): number {
  const row = safe(field).parentElement as Element;
  const own = safe(row).getBoundingClientRect();
  return elements.filter((element) => {
    if (safe(row).contains(element) || safe(element).contains(row) || !holdsText(element)) return false;
    const { left, right, top, bottom } = safe(element).getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  }).length;
}
