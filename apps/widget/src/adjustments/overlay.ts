import { drawIcon } from '../page/draw-icon.ts';
import { create } from '../page/safe-document.ts';
import type { Context } from './adjustment.ts';
import css from './overlay.css';

export type OverlayKind = 'tunnel' | 'guide' | 'cursor';

const shapes = new Map<ShadowRoot, { kinds: Set<OverlayKind>; stop: () => void }>();

/**
 * Something of ours drawn over the page where the pointer or the keyboard focus is. It can be neither pressed nor read
 * out, and only listens while it is shown; which keys are pressed is never asked.
 */
export function showOverlay(kind: OverlayKind, { loader }: Context): () => void {
  const shape = kind === 'cursor' ? drawIcon('M3 1.5v17l4.5-4 2.8 6.8 3.2-1.3-2.8-6.7h6.1z') : create('div');
  shape.setAttribute('class', kind);
  shape.setAttribute('aria-hidden', 'true');
  loader.root.prepend(shape);
  const shared = shapes.get(loader.root) ?? { kinds: new Set(), stop: follow(loader.root) };
  shapes.set(loader.root, shared);
  shared.kinds.add(kind);
  return () => {
    shape.remove();
    shared.kinds.delete(kind);
    if (shared.kinds.size > 0) return;
    shapes.delete(loader.root);
    shared.stop();
  };
}

function follow(root: ShadowRoot): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  const stop = new AbortController();
  const listen = { __proto__: null, signal: stop.signal, passive: true, capture: true } as AddEventListenerOptions;

  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      style.setProperty('--px', `${clientX - 7}px`);
      style.setProperty('--py', `${clientY - 3.5}px`);
      style.setProperty('--at', `${clientY}px`);
      style.setProperty('--h', '10em');
    },
    listen,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target === root.host || !target.matches(':focus-visible')) return;
      // The browser scrolls to the focus after telling of it.
      requestAnimationFrame(() => {
        const { top, height } = target.getBoundingClientRect();
        style.setProperty('--at', `${top + height / 2}px`);
        style.setProperty('--h', `max(10em, ${Math.min(height, innerHeight * 0.8) + 40}px)`);
      });
    },
    listen,
  );
  return () => {
    stop.abort();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
