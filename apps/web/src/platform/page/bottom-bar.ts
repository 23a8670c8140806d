import type { CSSProperties } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

const covered = createStore(0);

/**
 * How much of the window's bottom a bar covers, in pixels: the page can be scrolled clear of it, and what takes focus comes
 * to rest above it. Not a custom property of the root, which every element would inherit: the browser would work out every
 * style of the page again when a bar comes or goes.
 */
export const bottomBar = {
  get: covered.get,
  set(pixels: number): void {
    const { documentElement: root, body } = document;
    body.style.paddingBlockEnd = inPixels(pixels);
    root.style.scrollPaddingBlockEnd = '';
    const own = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockEnd) || 0;
    root.style.scrollPaddingBlockEnd = pixels > 0 ? inPixels(own + pixels) : '';
    covered.set(pixels);
  },
};

/** For whatever floats at the bottom: its own `--bottom-bar`, while there is a bar. */
export function useBottomBar(): CSSProperties | undefined {
  const pixels = useStore(covered, none);
  return pixels > 0 ? ({ '--bottom-bar': inPixels(pixels) } as CSSProperties) : undefined;
}

const inPixels = (pixels: number): string => (pixels > 0 ? `${pixels}px` : '');
const none = (): number => 0;
