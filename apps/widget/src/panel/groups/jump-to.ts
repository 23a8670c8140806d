import { safe } from '../../page/safe.ts';
import { findAll, fromDocument } from '../../page/safe-document.ts';

/** Scrolls a place of the page into view, below anything pinned over it, and makes the next Tab continue from there. */
export function jumpTo(place: Element, frame: HTMLElement): void {
  place.scrollIntoView({ block: 'start', behavior: 'instant' });
  const covered = coveredHeight(place);
  if (covered > 0) scrollerOf(place).scrollBy({ top: -covered, behavior: 'instant' });
  // Where people read on. WebKit does not start from it, so the next Tab is directed there, without making the place
  // focusable.
  safe(document).getSelection()?.collapse(place, 0);
  frame.focus({ preventScroll: true });
  const lead = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    const next = [...findAll(focusable)].find(
      (one) => place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING && takesFocus(one as HTMLElement),
    );
    if (next) event.preventDefault();
  };
  frame.addEventListener('keydown', lead);
  frame.addEventListener('blur', () => frame.removeEventListener('keydown', lead), { once: true });
}

const focusable =
  'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],[controls]';

function takesFocus(one: HTMLElement): boolean {
  if (one.tabIndex < 0) return false;
  one.focus();
  return fromDocument('activeElement') === one;
}

/** How much of the place is under a sticky header. */
function coveredHeight(place: Element): number {
  const { left, top, width, height } = place.getBoundingClientRect();
  const x = left + Math.min(width / 2, 40);
  let lowest = top;
  for (const over of safe(document).elementsFromPoint(x, top + Math.min(height / 2, 12))) {
    if (place.contains(over) || safe(over).contains(place)) break;
    if (isPinned(over)) lowest = Math.max(lowest, safe(over).getBoundingClientRect().bottom);
  }
  return lowest > top ? lowest - top + 8 : 0;
}

function isPinned(element: Element): boolean {
  for (let at: Element | null = element; at; at = safe(at).parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

function scrollerOf(place: Element): Element {
  for (let at = place.parentElement; at; at = safe(at).parentElement)
    if (at.scrollTop > 0 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return safe(document).scrollingElement ?? safe(document).documentElement;
}
