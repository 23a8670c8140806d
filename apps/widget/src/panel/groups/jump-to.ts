import { safe } from '../../page/safe.ts';
import { findAll, fromDocument } from '../../page/safe-document.ts';

/** Scrolls a heading or landmark into view, below anything pinned over it, and makes the next Tab continue from there. */
export function jumpTo(target: Element, frame: HTMLElement): void {
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  const covered = coveredHeight(target);
  if (covered > 0) scrollerOf(target).scrollBy({ top: -covered, behavior: 'instant' });
  // Where people read on. WebKit does not start from it, so the next Tab is directed there, without making it focusable.
  safe(document).getSelection()?.collapse(target, 0);
  frame.focus({ preventScroll: true });
  const lead = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    const next = [...findAll(focusable)].find(
      (one) => target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING && takesFocus(one as HTMLElement),
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

/** How much of it is under a sticky header. */
function coveredHeight(target: Element): number {
  const { left, top, width, height } = target.getBoundingClientRect();
  const x = left + Math.min(width / 2, 40);
  let lowest = top;
  for (const over of safe(document).elementsFromPoint(x, top + Math.min(height / 2, 12))) {
    if (target.contains(over) || safe(over).contains(target)) break;
    if (isPinned(over)) lowest = Math.max(lowest, safe(over).getBoundingClientRect().bottom);
  }
  return lowest > top ? lowest - top + 8 : 0;
}

function isPinned(element: Element): boolean {
  for (let at: Element | null = element; at; at = safe(at).parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

function scrollerOf(target: Element): Element {
  for (let at = target.parentElement; at; at = safe(at).parentElement)
    if (at.scrollTop > 0 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return safe(document).scrollingElement ?? safe(document).documentElement;
}
