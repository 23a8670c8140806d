import { create } from '../../page/safe-document.ts';
import type { Context } from '../engine/adjustment.ts';
import { type Attention, followAttention } from './follow-attention.ts';
import css from './overlay.css';
import { showSheet } from './show-sheet.ts';

export type OverlayKind = 'tunnel' | 'guide' | 'cursor';

/** The minimum height of the band, which contains whole lines. */
const minBand = 160;

const shown = new Map<OverlayKind, HTMLElement | SVGElement>();
let unfollow: (() => void) | undefined;

/**
 * An overlay at the pointer or keyboard focus. It cannot be clicked or read out, and only listens while it is visible.
 */
export function showOverlay(kind: OverlayKind, { loader }: Context): () => void {
  const shape = kind === 'cursor' ? loader.drawIcon('M3 1.5v17l4.5-4 2.8 6.8 3.2-1.3-2.8-6.7h6.1z') : create('div');
  shape.setAttribute('class', kind);
  shape.setAttribute('aria-hidden', 'true');
  loader.root.prepend(shape);
  shown.set(kind, shape);
  unfollow ??= start(loader.root);
  return () => {
    shape.remove();
    shown.delete(kind);
    if (shown.size > 0) return;
    unfollow?.();
    unfollow = undefined;
  };
}

function start(root: ShadowRoot): () => void {
  const hideSheet = showSheet(root, css);
  const stop = followAttention(root.host, draw, () => position('cursor', { '--px': '-99px' }));
  return () => {
    stop();
    hideSheet();
  };
}

function draw({ x, y, line, hasPointer }: Attention): void {
  if (hasPointer) position('cursor', { '--px': `${x - 7}px`, '--py': `${y - 3.5}px` });
  position('guide', { '--at': `${Math.min(line.bottom, innerHeight - 8)}px` });
  const height = line.bottom - line.top;
  // As many lines above as below, so that no line of running text is cut.
  const lines = 2 * Math.ceil((minBand / height - 1) / 2) + 1;
  const band = height < minBand ? height * lines : Math.min(height, innerHeight * 0.8) + 40;
  position('tunnel', { '--at': `${(line.top + line.bottom) / 2}px`, '--h': `${band}px` });
}

/** Not by changing a rule of the sheet: WebKit repaints after the first such change only. */
function position(kind: OverlayKind, values: Record<string, string>): void {
  const style = shown.get(kind)?.style;
  for (const [name, value] of Object.entries(values)) style?.setProperty(name, value);
}
