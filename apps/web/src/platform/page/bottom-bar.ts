import { type CSSProperties, useSyncExternalStore } from 'react';

let covered = 0;
const listeners = new Set<() => void>();

/**
 * How much of the window's bottom a bar covers, in pixels: the page can be scrolled clear of it, and what takes focus comes
 * to rest above it. Not a custom property of the root, which every element would inherit: the browser would work out every
 * style of the page again when a bar comes or goes.
 */
export const bottomBar = {
  get: (): number => covered,
  set(pixels: number): void {
    covered = pixels;
    const { documentElement: root, body } = document;
    body.style.paddingBlockEnd = inPixels(pixels);
    root.style.scrollPaddingBlockEnd = '';
    const own = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockEnd) || 0;
    root.style.scrollPaddingBlockEnd = pixels > 0 ? inPixels(own + pixels) : '';
    for (const listener of listeners) listener();
  },
};

/** For whatever floats at the bottom: its own `--bottom-bar`, while there is a bar. */
export function useBottomBar(): CSSProperties | undefined {
  const pixels = useSyncExternalStore(subscribe, bottomBar.get, none);
  return pixels > 0 ? ({ '--bottom-bar': inPixels(pixels) } as CSSProperties) : undefined;
}

const inPixels = (pixels: number): string => (pixels > 0 ? `${pixels}px` : '');
const none = (): number => 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
