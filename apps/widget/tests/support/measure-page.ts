export interface Measured {
  sizes: number[];
  overflow: number;
  fixed: number[];
  /** Pairs of texts that overlap. */
  overlaps: string[];
}

/**
 * Font sizes of all visible text, the page's horizontal overflow, the positions of its fixed elements, and which texts
 * in the flow overlap. Runs in a page, so it uses nothing but the page.
 */
export function measurePage(): Measured {
  const sizes: number[] = [];
  const fixed: number[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    if (style.position === 'fixed') fixed.push(Math.round(element.getBoundingClientRect().top));
    if (element.closest('svg,script,style,noscript')) continue;
    if ([...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      sizes.push(Number.parseFloat(style.fontSize));
  }
  const texts = [...document.body.querySelectorAll('*')].flatMap((element, index) => {
    const nodes = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (nodes.length === 0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    for (let above: Element | null = element; above; above = above.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(above).position)) return [];
    const { width, height } = element.getBoundingClientRect();
    // Text for screen readers only.
    if (width <= 2 || height <= 2) return [];
    const range = document.createRange();
    const boxes = nodes.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return [{ name: `${index} ${element.localName}.${element.className}`, boxes }];
  });
  const cover = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    // Line boxes of one paragraph may touch; letters do not.
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.4;
  const overlaps: string[] = [];
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1))
      if (one.boxes.some((box) => other.boxes.some((its) => cover(box, its))))
        overlaps.push(`${one.name} | ${other.name}`);
  });
  return {
    overlaps,
    sizes,
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    fixed,
  };
}

export function growth(before: Measured, after: Measured, factor: number): { share: number; worst: number } {
  let grown = 0;
  let worst = 0;
  before.sizes.forEach((size, index) => {
    const ratio = size === 0 ? factor : (after.sizes[index] as number) / size;
    if (Math.abs(ratio / factor - 1) < 0.01) grown++;
    worst = Math.max(worst, ratio / factor);
  });
  return { share: before.sizes.length ? grown / before.sizes.length : 1, worst };
}
