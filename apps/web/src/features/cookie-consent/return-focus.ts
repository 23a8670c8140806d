/**
 * Where focus entered each region from. React hydrates a region that the server has rendered, and someone may be in it.
 */
const entrances = new WeakMap<HTMLElement, Element>();

/**
 * Returns a function that moves focus out of a region that is removed: back to where it came from, or to the page's
 * content.
 */
export function returnFocusFrom(region: HTMLElement): () => void {
  const remember = ({ relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof Element && !region.contains(relatedTarget);
    // A dialog returns focus on its own and is gone by then; only the page itself is a place to return to.
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
