import type { Box } from './compare-pixels.ts';

/** One thing on a page: `key` finds it again on another load, `name` describes it to a person. */
export interface Thing {
  readonly key: string;
  readonly name: string;
  readonly boxes: Box[];
}

/** `isInactive`: belongs to a disabled control, which need not be readable (WCAG 1.4.3). */
export interface Text extends Thing {
  readonly isInactive: boolean;
}

export interface PageParts {
  readonly texts: Text[];
  readonly icons: Thing[];
}

/** Runs in the page: where its visible texts and small pictures are, in pixels of the whole page, without those of `own`. */
export function readPage(own: string): PageParts {
  const texts: Text[] = [];
  const icons: Thing[] = [];
  const keyOf = (element: Element): string => {
    const steps: string[] = [];
    for (let one: Element | null = element; one; ) {
      const parent: Element | null = one.parentElement;
      const its = one;
      const same = parent ? [...parent.children].filter((child) => child.localName === its.localName) : [one];
      steps.unshift(`${one.localName}${same.length > 1 ? `:nth-of-type(${same.indexOf(one) + 1})` : ''}`);
      const root = one.getRootNode();
      one = parent ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return steps.join('>');
  };
  const label = (element: Element | null) => {
    const classes = (element?.getAttribute('class') ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 4);
    return element
      ? `${element.localName}${element.id && `#${element.id}`}${classes.map((one) => `.${one}`).join('')}`
      : '';
  };
  const nameOf = (element: Element) => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${label(element.parentElement)} > ${label(element)} "${text}"`;
  };
  const onPage = ({ left, top, width, height }: DOMRect): Box => [left + scrollX, top + scrollY, width, height];
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** Not scrolled or collapsed out of view by an ancestor. */
  const isShown = (element: Element, { left, top, right, bottom }: DOMRect) => {
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = above.getBoundingClientRect();
      if (left < edge.left - 2 || top < edge.top - 2 || right > edge.right + 2 || bottom > edge.bottom + 2)
        return false;
    }
    return true;
  };
  const INACTIVE = ':disabled, [aria-disabled="true"]';
  const isInactive = (element: Element) =>
    !!element.closest(INACTIVE) || !!element.closest('label')?.control?.matches(INACTIVE);
  const trees: ParentNode[] = [document.body];
  for (let at = 0; at < trees.length; at++) {
    for (const element of (trees[at] as ParentNode).querySelectorAll('*')) {
      if (element.closest(own)) continue;
      if (element.shadowRoot) trees.push(element.shadowRoot);
      if (element.closest('script,style,noscript,option') || !isSeen(element)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const boxes: Box[] = [];
      if (!element.closest('svg')) {
        const range = document.createRange();
        for (const node of element.childNodes) {
          if (node.nodeType !== 3 || !node.nodeValue?.trim() || /^[\s\ue000-\uf8ff]*$/.test(node.nodeValue)) continue;
          range.selectNodeContents(node);
          for (const rect of range.getClientRects())
            if (rect.width > 3 && rect.height > 3 && isShown(element, rect)) boxes.push(onPage(rect));
        }
        if (element.matches('input:not([type=range],[type=color],[type=checkbox],[type=radio],[type=hidden])')) {
          const field = element as HTMLInputElement;
          if (field.value || field.placeholder) boxes.push(onPage(box));
        }
      }
      if (boxes.length > 0 && box.width > 2 && box.height > 2)
        texts.push({ key: keyOf(element), name: nameOf(element), boxes, isInactive: isInactive(element) });
      const small = box.width >= 8 && box.height >= 8 && box.width <= 96 && box.height <= 96;
      const content = `${getComputedStyle(element, '::before').content}`;
      const drawn =
        element.localName === 'svg' ||
        element.localName === 'img' ||
        /url\(/.test(style.backgroundImage + style.maskImage) ||
        /[\ue000-\uf8ff]/.test(content) ||
        (/^[\s\ue000-\uf8ff]+$/.test(element.textContent ?? '') &&
          boxes.length === 0 &&
          element.childElementCount === 0 &&
          !!element.textContent?.trim());
      if (small && drawn && !element.parentElement?.closest('svg') && isShown(element, box))
        icons.push({ key: keyOf(element), name: nameOf(element), boxes: [onPage(box)] });
    }
  }
  return { texts, icons };
}
