import { safe } from '../../page/safe.ts';
import { type Line, lineAt } from './line-at.ts';

/** A position of the pointer or keyboard focus, and the line of text there. */
export interface Attention {
  x: number;
  y: number;
  line: Line;
  /** From a mouse or pen, so that there is a pointer to draw. */
  hasPointer: boolean;
}

interface Point {
  x: number;
  y: number;
  page: Document;
  /** Where the frame of that document is in the window. */
  left: number;
  top: number;
  hasPointer: boolean;
}

/**
 * Reports where the pointer or keyboard focus is, also inside same-origin frames, and when the pointer enters another
 * frame or leaves the window. It never reads which keys are pressed.
 */
export function followAttention(host: Element, see: (at: Attention) => void, lose: () => void): () => void {
  const stop = new AbortController();
  const listen = { __proto__: null, signal: stop.signal, passive: true, capture: true } as AddEventListenerOptions;
  const known = new WeakSet<Document>();
  let last = '';
  let point: Point | undefined;
  let frame = 0;
  const look = () => {
    frame = 0;
    if (!point || stop.signal.aborted) return;
    const { x, y, page, left, top, hasPointer } = point;
    const line = lineAt(x, y, page) ?? { top: y - 12, bottom: y + 12 };
    see({ x: left + x, y: top + y, line: { top: top + line.top, bottom: top + line.bottom }, hasPointer });
  };

  watch(document, () => [0, 0]);
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };

  function watch(page: Document, offset: () => [number, number]): void {
    known.add(page);
    safe(page).addEventListener(
      'pointermove',
      ({ clientX, clientY, pointerType }) => {
        const [left, top] = offset();
        // WebKit also fires when the page moves below a resting pointer; the keyboard focus has moved on since.
        if (last === `${left + clientX} ${top + clientY}`) return;
        last = `${left + clientX} ${top + clientY}`;
        point = { x: clientX, y: clientY, page, left, top, hasPointer: pointerType !== 'touch' };
        frame ||= requestAnimationFrame(look);
      },
      listen,
    );
    safe(page).addEventListener('pointerover', ({ target }) => enter(target), listen);
    safe(page).addEventListener(
      'pointerout',
      ({ relatedTarget }) => {
        if (!relatedTarget) forget();
      },
      listen,
    );
    safe(page).addEventListener('focusin', ({ target }) => focus(target, offset), listen);
  }

  function enter(target: EventTarget | null): void {
    const inner = frameOf(target);
    if (!inner) return;
    forget();
    const page = documentOf(inner);
    if (!page || known.has(page)) return;
    watch(page, () => {
      const { left, top } = inner.getBoundingClientRect();
      return [left + inner.clientLeft, top + inner.clientTop];
    });
  }

  function forget(): void {
    last = '';
    point = undefined;
    lose();
  }

  function focus(target: EventTarget | null, offset: () => [number, number]): void {
    const element = target as Element | null;
    if (!safe(element)?.matches?.(':focus-visible') || element === host) return;
    // The browser scrolls to the focused element after the event.
    requestAnimationFrame(() => {
      if (stop.signal.aborted) return;
      const [left, top] = offset();
      const box = safe(element as Element).getBoundingClientRect();
      const line = { top: top + box.top, bottom: top + box.bottom };
      see({ x: left + box.left, y: (line.top + line.bottom) / 2, line, hasPointer: false });
    });
  }
}

const frameOf = (target: EventTarget | null): HTMLIFrameElement | null =>
  /^i?frame$/.test((target as Element | null)?.localName ?? '') ? (target as HTMLIFrameElement) : null;

/** Null for frames of other origins. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}
