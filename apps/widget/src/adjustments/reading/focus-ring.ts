import { safe } from '../../page/safe.ts';
import { create } from '../../page/safe-document.ts';
import type { Tool } from '../engine/adjustment.ts';
import css from './focus-ring.css';
import { type Box, focusedBox } from './focused-box.ts';
import { showSheet } from './show-sheet.ts';

/** How often to update the ring's position, since no event reports every movement. */
const lookMs = 250;

/**
 * A two-tone ring around the focused element, drawn above the page: no container clips it, and one of the tones is
 * visible on any background. The page's own ring stays as it is.
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
    if (box) position(ring, box);
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

/** Within the window, so that the ring is fully visible around elements as wide as the page. */
function position({ style }: HTMLElement, box: Box): void {
  const edge = 8;
  const left = Math.max(edge, box.left);
  const top = Math.max(edge, box.top);
  style.setProperty('left', `${left}px`);
  style.setProperty('top', `${top}px`);
  style.setProperty('width', `${Math.max(0, Math.min(box.right, innerWidth - edge) - left)}px`);
  style.setProperty('height', `${Math.max(0, Math.min(box.bottom, innerHeight - edge) - top)}px`);
}
