/** Where focus entered each region from. React takes a region over that the server has rendered, and someone may be in it. */
const entrances = new WeakMap<HTMLElement, Element>();

/** A region that goes away with focus inside gives it back to where it came from, or to the page's content: by the result. */
export function returnFocusFrom(region: HTMLElement): () => void {
  const remember = ({ relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof Element && !region.contains(relatedTarget);
    // A dialog gives focus back on its own and is gone by then; only the page itself is a place to return to.
    if (isOutside && relatedTarget.closest('dialog') === null) entrances.set(region, relatedTarget);
  };
  region.addEventListener('focusin', remember);
  return () => {
    region.removeEventListener('focusin', remember);
    if (!region.contains(document.activeElement)) return;
    const cameFrom = entrances.get(region);
    const target = cameFrom?.isConnected ? cameFrom : document.querySelector('main');
    if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true });
  };
}
