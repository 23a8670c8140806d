import { type RefObject, useLayoutEffect } from 'react';

/** A region that goes away with focus inside gives it back to where it came from, or to the page's content. */
export function useReturnFocus(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (current === null) return;
    let cameFrom: Element | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Element && !current.contains(relatedTarget);
      // A dialog gives focus back on its own and is gone by then; only the page itself is a place to return to.
      if (isOutside && relatedTarget.closest('dialog') === null) cameFrom = relatedTarget;
    };
    current.addEventListener('focusin', remember);
    return () => {
      current.removeEventListener('focusin', remember);
      if (!current.contains(document.activeElement)) return;
      const target = cameFrom?.isConnected ? cameFrom : document.querySelector('main');
      if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true });
    };
  }, [region]);
}
