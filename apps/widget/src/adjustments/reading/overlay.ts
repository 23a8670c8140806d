import { create } from '../../page/safe-document.ts';
import type { Context } from '../engine/adjustment.ts';
import css from './overlay.css';

export type OverlayKind = 'tunnel' | 'guide' | 'cursor';

const shown = new Set<HTMLElement | SVGElement>();
let unfollow: (() => void) | undefined;

/**
 * Something of ours drawn over the page where the pointer or the keyboard focus is. It can be neither pressed nor read
 * out, and only listens while it is shown; which keys are pressed is never asked.
 */
export function showOverlay(kind: OverlayKind, { loader }: Context): () => void {
  const shape = kind === 'cursor' ? loader.drawIcon('M3 1.5v17l4.5-4 2.8 6.8 3.2-1.3-2.8-6.7h6.1z') : create('div');
  shape.setAttribute('class', kind);
  shape.setAttribute('aria-hidden', 'true');
  loader.root.prepend(shape);
  shown.add(shape);
  unfollow ??= follow(loader.root);
  return () => {
    shape.remove();
    shown.delete(shape);
    if (shown.size > 0) return;
    unfollow?.();
    unfollow = undefined;
  };
}

function follow(root: ShadowRoot): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  // Not by changing a rule of the sheet: WebKit draws such a change once and then no more.
  const set = (name: string, value: string) => {
    for (const { style } of shown) style.setProperty(name, value);
  };
  let last = '';
  const stop = new AbortController();
  const listen = { __proto__: null, signal: stop.signal, passive: true, capture: true } as AddEventListenerOptions;

  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      // WebKit also tells of a pointer at rest when the page moves below it: the keyboard has moved on since.
      if (last === `${clientX} ${clientY}`) return;
      last = `${clientX} ${clientY}`;
      set('--px', `${clientX - 7}px`);
      set('--py', `${clientY - 3.5}px`);
      set('--at', `${clientY}px`);
      set('--h', '10em');
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
        set('--at', `${top + height / 2}px`);
        set('--h', `max(10em, ${Math.min(height, innerHeight * 0.8) + 40}px)`);
      });
    },
    listen,
  );
  return () => {
    stop.abort();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
