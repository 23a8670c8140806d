import { type RefObject, useEffect } from 'react';

const PROPERTY = '--bottom-bar';

/**
 * Tells the page how much of the window's bottom is covered, as `--bottom-bar`: it can then be scrolled clear of the bar, what
 * takes focus comes to rest above it, and whatever floats in a corner can move up.
 */
export function useReservedSpace(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar]);
}
