import { holdsText } from '../../page/elements/text-of-element.ts';
import { safe } from '../../page/safe.ts';
import { add, isInRow, type Room } from './make-room.ts';

/** Whether a field shows no more than a letter or two. */
export function isNarrow(field: Element): boolean {
  const { width } = safe(field).getBoundingClientRect();
  return width > 3 && width < Number.parseFloat(getComputedStyle(field).fontSize) * 3;
}

/**
 * Gives a field that shrank beside larger words enough width for some of its own, on a second line of the row if
 * necessary.
 */
export function widenFields(fields: readonly Element[], room: Room): void {
  for (const field of fields) {
    const row = isInRow(field) && safe(field).parentElement;
    if (row) add(room, row, 'flex-wrap:wrap!important;');
    add(room, field, 'min-width:4em!important;');
  }
}

/** The number of texts below the row of a field: a row of a fixed header would grow over the page. */
export function textsUnder(field: Element, elements: readonly Element[]): number {
  const row = safe(field).parentElement as Element;
  const own = safe(row).getBoundingClientRect();
  return elements.filter((element) => {
    if (safe(row).contains(element) || safe(element).contains(row) || !holdsText(element)) return false;
    const { left, right, top, bottom } = safe(element).getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  }).length;
}
