import type { Page } from '@playwright/test';

export interface Measured {
  sizes: number[];
  overflow: number;
  fixed: number[];
}

/** Font sizes of all visible text, how far the page overflows sideways, and where its fixed elements are. */
export function measurePage(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const sizes: number[] = [];
    const fixed: number[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      if (style.position === 'fixed') fixed.push(Math.round(element.getBoundingClientRect().top));
      if (element.closest('svg,script,style,noscript')) continue;
      if ([...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
        sizes.push(Number.parseFloat(style.fontSize));
    }
    return {
      sizes,
      overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      fixed,
    };
  });
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
