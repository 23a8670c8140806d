/** Brings a place of the page into view, below whatever is pinned over it, and lets the next Tab go on from there. */
export function jumpTo(place: Element): void {
  place.scrollIntoView({ block: 'start', behavior: 'instant' });
  const covered = coveredHeight(place);
  if (covered > 0) scrollerOf(place).scrollBy({ top: -covered, behavior: 'instant' });
  // Without making the place focusable.
  document.getSelection()?.collapse(place, 0);
}

/** How much of the place lies under a header that stays while the page scrolls. */
function coveredHeight(place: Element): number {
  const { left, top, width, height } = place.getBoundingClientRect();
  const x = left + Math.min(width / 2, 40);
  let lowest = top;
  for (const over of document.elementsFromPoint(x, top + Math.min(height / 2, 12))) {
    if (place.contains(over) || over.contains(place)) break;
    if (isPinned(over)) lowest = Math.max(lowest, over.getBoundingClientRect().bottom);
  }
  return lowest > top ? lowest - top + 8 : 0;
}

function isPinned(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

function scrollerOf(place: Element): Element {
  for (let at = place.parentElement; at; at = at.parentElement)
    if (at.scrollTop > 0 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement ?? document.documentElement;
}
