import type { Ground } from '../../../page/paint/paint-order.ts';
import type { Place } from '../../../page/paint/place.ts';
import type { Text } from '../../../page/paint/read-scene.ts';
import { safe } from '../../../page/safe.ts';

/** Texts that nothing of their fixed box was behind: headers often get a ground once the page has scrolled, and lose it again. */
const bare = new WeakSet<Element>();

/** The nearest box around a place that stands still in the window. */
export function fixedBox(place: Place | null): Place | null {
  return !place || /fixed|sticky/.test(place.style.position) ? place : fixedBox(place.parent);
}

/** Whether scrolling may bring a picture behind a text, wherever it stands now. */
export function mayMeetPicture({ element, place }: Text, { painter }: Ground): boolean {
  const box = fixedBox(place);
  if (!box) return false;
  if (painter && safe(box.element).contains(painter.element))
    return painter.element === box.element && bare.has(element);
  bare.add(element);
  return true;
}
