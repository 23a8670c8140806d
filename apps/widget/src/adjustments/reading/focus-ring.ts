import { safe } from '../../page/safe.ts';
import { create } from '../../page/safe-document.ts';
import type { Tool } from '../engine/adjustment.ts';
import css from './focus-ring.css';
import { type Box, focusedBox } from './focused-box.ts';
import { showSheet } from './show-sheet.ts';

/** How often the ring is put in its place when no event tells that something moved. */
const lookMs = 250;

/**
 * A ring in two tones around what has the keyboard focus, drawn above the page: no container cuts it off, and one of its
 * tones stands out on any ground. The page's own ring stays as it is.
 */
export const focusRing: Tool = ({ loader: { root } }) => {
  const ring = create('div');
  ring.className = 'ring';
  ring.setAttribute('aria-hidden', 'true');
  ring.hidden = true;
  root.prepend(ring);
  const hideSheet = showSheet(root, css);
  const stop = new AbortController();
  const listen = { __proto__: null, signal: stop.signal, passive: true, capture: true } as AddEventListenerOptions;
  let frame = 0;
  const draw = () => {
    frame = 0;
    const box = stop.signal.aborted ? null : focusedBox(root.host);
    ring.hidden = !box;
    if (box) place(ring, box);
  };
  const drawSoon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  for (const kind of ['focusin', 'focusout', 'scroll', 'pointerdown'])
    safe(document).addEventListener(kind, drawSoon, listen);
  addEventListener('resize', drawSoon, listen);
  const timer = setInterval(drawSoon, lookMs);
  drawSoon();
  return () => {
    stop.abort();
    clearInterval(timer);
    cancelAnimationFrame(frame);
    hideSheet();
    ring.remove();
  };
};

/** Inside the window, so that the ring is seen whole around what is as wide as the page. */
function place({ style }: HTMLElement, box: Box): void {
  const edge = 8;
  const left = Math.max(edge, box.left);
  const top = Math.max(edge, box.top);
  style.setProperty('left', `${left}px`);
  style.setProperty('top', `${top}px`);
  style.setProperty('width', `${Math.max(0, Math.min(box.right, innerWidth - edge) - left)}px`);
  style.setProperty('height', `${Math.max(0, Math.min(box.bottom, innerHeight - edge) - top)}px`);
}
