import { safe } from '../../page/safe.ts';
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A smaller field is hidden, and its label drawn instead. */
const minSide = 8;

/** Where in the window the element with visible keyboard focus is; null if there is none or it is ours. */
export function focusedBox(ours: Element): Box | null {
  let element = safe(document).activeElement;
  let [left, top] = [0, 0];
  for (;;) {
    const inner: Element | null = safe(element)?.shadowRoot?.activeElement ?? null;
    const page = inner ? null : pageIn(element);
    if (page && element) {
      const frame = safe(element).getBoundingClientRect();
      left += frame.left + element.clientLeft;
      top += frame.top + element.clientTop;
    }
    const next: Element | null = inner ?? page?.activeElement ?? null;
    if (!next) break;
    element = next;
  }
  if (!element || element === ours || safe(element).localName === 'body' || !safe(element).matches(':focus-visible'))
    return null;
  const box = visibleBox(element);
  return box && { left: box.left + left, top: box.top + top, right: box.right + left, bottom: box.bottom + top };
}

function pageIn(element: Element | null): Document | null {
  try {
    return (element as HTMLIFrameElement | null)?.contentDocument ?? null;
  } catch {
    return null;
  }
}

/** For a hidden field, the box of its label; in a scrolled container, only the visible part. */
function visibleBox(element: Element): Box | null {
  let box = boxOf(element);
  if (isHidden(element, box)) {
    const [label] = (element as HTMLInputElement).labels ?? [];
    if (label) box = boxOf(label);
  }
  for (
    let outer = safe(element).parentElement;
    outer && safe(outer).localName !== 'body';
    outer = safe(outer).parentElement
  ) {
    if (getComputedStyle(outer).overflow === 'visible' || isClipped(outer)) continue;
    const edge = safe(outer).getBoundingClientRect();
    box = {
      left: Math.max(box.left, edge.left),
      top: Math.max(box.top, edge.top),
      right: Math.min(box.right, edge.right),
      bottom: Math.min(box.bottom, edge.bottom),
    };
  }
  return box.right > box.left && box.bottom > box.top ? box : null;
}

/** A link around a floated or positioned picture has no size itself: the box of its content. */
function boxOf(element: Element): Box {
  const box = safe(element).getBoundingClientRect();
  if (box.width && box.height) return box;
  const inner = safe(safe(element).ownerDocument).createRange();
  inner.selectNodeContents(element);
  const content = inner.getBoundingClientRect();
  return content.width && content.height ? content : box;
}

const isHidden = (element: Element, box: Box): boolean =>
  box.right - box.left < minSide ||
  box.bottom - box.top < minSide ||
  getComputedStyle(element).opacity === '0' ||
  isClipped(element);

/** Visually hidden by clipping, for assistive technology only. */
const isClipped = (element: Element): boolean => {
  const { clip, clipPath, width } = getComputedStyle(element);
  return (clip !== 'auto' && clip !== '') || /inset\((50|100)%/.test(clipPath) || Number.parseFloat(width) <= 1;
};
