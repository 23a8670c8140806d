import type { Page } from '@playwright/test';

export interface Layout {
  /** Font sizes of all texts, in the order of the page. */
  readonly sizes: number[];
  /** Pixels the page can be scrolled sideways. */
  readonly overflow: number;
  /** Pairs of texts that are drawn over each other. */
  readonly overlaps: string[];
  /** Texts that a box of their page cuts off. */
  readonly clipped: string[];
}

/** `own`: elements that are not the page's. */
export function measureLayout(page: Page, own = 'evenway-widget'): Promise<Layout> {
  return page.evaluate(readLayout, own);
}

function readLayout(own: string): Layout {
  const sizes: number[] = [];
  const clipped: string[] = [];
  const shown: { name: string; boxes: DOMRect[]; inFlow: boolean }[] = [];
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  [...document.body.querySelectorAll('*')].forEach((element, index) => {
    if (element.closest(`${own},svg,script,style,noscript,option`)) return;
    const nodes = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (nodes.length === 0) return;
    sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
    const { width, height } = element.getBoundingClientRect();
    // Text for screen readers only.
    if (width <= 2 || height <= 2 || !isSeen(element)) return;
    const range = document.createRange();
    const boxes = nodes.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    });
    const name = `${index} ${element.localName}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 24)}"`;
    let inFlow = true;
    let visible = boxes;
    for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (/fixed|sticky/.test(style.position)) inFlow = false;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = above.getBoundingClientRect();
      // Out of view but reachable by scrolling: neither cut off nor covering anything.
      if (/auto|scroll/.test(style.overflowX))
        visible = visible.filter((box) => box.left < edge.right && box.right > edge.left);
      if (/auto|scroll/.test(style.overflowY))
        visible = visible.filter((box) => box.top < edge.bottom - 4 && box.bottom > edge.top + 4);
      const outside = (box: DOMRect) =>
        (/hidden|clip/.test(style.overflowY) &&
          (box.bottom > edge.bottom + box.height * 0.3 || box.top < edge.top - box.height * 0.3)) ||
        (/hidden|clip/.test(style.overflowX) && (box.right > edge.right + 4 || box.left < edge.left - 4));
      if (visible.some(outside)) {
        clipped.push(name);
        visible = visible.filter((box) => !outside(box));
      }
    }
    if (visible.length > 0) shown.push({ name, boxes: visible, inFlow });
  });
  const covers = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    // Line boxes of one paragraph may touch; letters do not.
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.4;
  const overlaps: string[] = [];
  const flow = shown.filter(({ inFlow }) => inFlow);
  flow.forEach((one, at) => {
    for (const other of flow.slice(at + 1))
      if (one.boxes.some((box) => other.boxes.some((its) => covers(box, its))))
        overlaps.push(`${one.name} | ${other.name}`);
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return { sizes, clipped, overlaps, overflow: Math.max(0, scrollWidth - clientWidth) };
}

export interface LayoutResult {
  /** Share of texts that grew by what was asked, within 5 %. */
  readonly grown: number;
  readonly newOverflow: number;
  readonly newOverlaps: string[];
  readonly newlyClipped: string[];
}

export function compareLayout(before: Layout, after: Layout, factor: number): LayoutResult {
  const grown = before.sizes.filter(
    (size, index) => size === 0 || Math.abs((after.sizes[index] ?? 0) / size / factor - 1) <= 0.05,
  );
  return {
    grown: before.sizes.length ? grown.length / before.sizes.length : 1,
    newOverflow: after.overflow > before.overflow + 1 ? after.overflow - before.overflow : 0,
    newOverlaps: after.overlaps.filter((pair) => !before.overlaps.includes(pair)),
    newlyClipped: after.clipped.filter((name) => !before.clipped.includes(name)),
  };
}
