import { holdsText, textBox } from '../../page/elements/text-of-element.ts';
import type { Box } from '../../page/paint/paint-order.ts';
import { safe } from '../../page/safe.ts';
import { spare } from './cut-boxes.ts';
import { add, type Room } from './make-room.ts';

/** Of the positioned boxes, those fixed at the top of the window across most of its width. */
export const topBars = (positioned: readonly Element[]): Element[] =>
  positioned.filter((box) => {
    const { top, bottom, width } = safe(box).getBoundingClientRect();
    if (top > 1 || bottom < 3 || bottom > innerHeight / 2 || width < innerWidth / 2) return false;
    const { position, visibility, opacity } = getComputedStyle(box);
    return position === 'fixed' && visibility === 'visible' && opacity !== '0';
  });

/** Texts and pictures behind such a bar at the top of the page, where scrolling cannot reveal them. */
export function contentBehind(bars: readonly Element[], elements: Iterable<Element>): Element[] {
  const found: Element[] = [];
  if (bars.length === 0) return found;
  const boxes = bars.map((bar) => safe(bar).getBoundingClientRect());
  const end = Math.max(...boxes.map(({ bottom }) => bottom));
  for (const element of elements) {
    if (safe(element).getBoundingClientRect().top + scrollY > end) continue;
    const own = contentOf(element);
    if (
      own &&
      boxes.some(
        ({ left, right, top, bottom }) =>
          own.left < right &&
          own.right > left &&
          own.top + scrollY < bottom - 2 &&
          own.bottom + scrollY > Math.max(top, 0),
      ) &&
      scrollsWithPage(element)
    )
      found.push(element);
  }
  return found;
}

function contentOf(element: Element): Box | null {
  if (safe(element).localName === 'img') return safe(element).getBoundingClientRect();
  return holdsText(element) ? textBox(element) : null;
}

/** And is visible. */
function scrollsWithPage(element: Element): boolean {
  if (getComputedStyle(element).visibility !== 'visible') return false;
  for (let box: Element | null = element; box && safe(box).localName !== 'body'; box = safe(box).parentElement) {
    const { position, opacity } = getComputedStyle(box);
    if (position === 'fixed' || opacity === '0' || safe(box).scrollTop > 0) return false;
  }
  return true;
}

/**
 * Moves the section with the first of them down below the bars, and the others with it. It keeps its background, which
 * a bar may be seen against.
 */
export function beginLower(bars: readonly Element[], behind: readonly Element[], room: Room): void {
  const end = Math.max(...bars.map((bar) => safe(bar).getBoundingClientRect().bottom));
  const topOf = (element: Element) => (contentOf(element)?.top ?? end) + scrollY;
  const [first] = [...behind].sort((one, other) => topOf(one) - topOf(other));
  if (!first) return;
  const part = partOfPage(first);
  const padding = Number.parseFloat(getComputedStyle(part).paddingTop);
  add(room, part, `padding-top:${Math.ceil(padding + end - topOf(first)) + spare}px!important;`);
}

/** The first ancestor that starts where the page does, or else a child of the body. */
function partOfPage(element: Element): Element {
  let part = element;
  for (
    let around = safe(part).parentElement;
    around && safe(around).localName !== 'body';
    around = safe(part).parentElement
  ) {
    part = around;
    if (safe(part).getBoundingClientRect().top + scrollY <= 2) break;
  }
  return part;
}
