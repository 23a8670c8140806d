import type { Ground } from '../../../page/paint/paint-order.ts';
import type { Place } from '../../../page/paint/place.ts';
import type { Text } from '../../../page/paint/read-scene.ts';
import { safe } from '../../../page/safe.ts';

/** Text whose fixed box had no background when measured: headers often get one after scrolling, and lose it again. */
const bare = new WeakSet<Element>();

/** The nearest fixed or sticky box around a place. */
export function fixedBox(place: Place | null): Place | null {
  return !place || /fixed|sticky/.test(place.style.position) ? place : fixedBox(place.parent);
}

/** Whether scrolling may move a picture behind a text. */
export function mayMeetPicture({ element, place }: Text, { painter }: Ground): boolean {
  const box = fixedBox(place);
  if (!box) return false;
  if (painter && safe(box.element).contains(painter.element))
    return painter.element === box.element && bare.has(element);
  bare.add(element);
  return true;
}
