import { type RefObject, useEffect } from 'react';
import { bottomBar } from '../../platform/page/bottom-bar.ts';

/** Tells the page how much of the window's bottom is covered. */
export function useReservedSpace(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const observer = new ResizeObserver(() => bottomBar.set(current.offsetHeight));
    observer.observe(current);
    return () => {
      observer.disconnect();
      bottomBar.set(0);
    };
  }, [bar]);
}
