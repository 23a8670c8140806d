import { createStore } from '../../lib/store.ts';

const covered = createStore(0);

/**
 * How much of the window's bottom a bar covers, in pixels: the page can be scrolled clear of it, and focused elements
 * stop above it. Not a custom property of the root, which every element would inherit: the browser would recompute
 * every style when a bar appears or disappears.
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

/** For a bar: reserves space for it. Returns a function that releases it. */
export function reserveBottom(bar: HTMLElement): () => void {
  const reserve = () => bottomBar.set(bar.offsetHeight);
  reserve();
  const observer = new ResizeObserver(reserve);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    if (!bar.isConnected) bottomBar.set(0);
  };
}

/**
 * For what floats at the bottom: sets its own `--bottom-bar` while there is a bar. Returns a function that stops it.
 */
export function followBottomBar(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  const follow = () => element.style.setProperty('--bottom-bar', inPixels(covered.get()));
  follow();
  return covered.subscribe(follow);
}

const inPixels = (pixels: number): string => (pixels > 0 ? `${pixels}px` : '');
