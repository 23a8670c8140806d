import { holdsText } from '../../page/elements/text-of-element.ts';
import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { add, isInRow, isOutOfFlow, type Room } from './make-room.ts';

/** The maximum share of the window for a menu: the content is more important. */
const widestBar = 0.4;

/** A box beside the page's text, and what is next to it. */
interface Bar {
  bar: Element;
  beside: Element[];
}

/**
 * Makes fixed-width menus beside the page as wide as their longest word, if the page has room or can make some: the
 * column reserved for a fixed menu, or the edge of the body.
 */
export function widenBars(
  split: Iterable<Element>,
  elements: readonly Element[],
  room: Room,
  under: <T>(room: Room, look: () => T) => T,
  outside: () => Element[],
): Room {
  const texts = elements.filter(holdsText);
  const bars = new Map<Element, Bar>();
  const tried: Room = new Map(room);
  under(room, () => {
    for (const box of split) {
      const bar = barAround(box);
      if (!bar) continue;
      if (!bars.has(bar)) bars.set(bar, { bar, beside: texts.filter((text) => isBeside(text, bar)) });
      add(tried, bar, 'min-width:min-content!important;');
      add(tried, box, 'overflow-wrap:break-word!important;');
    }
  });
  if (bars.size === 0) return room;
  const widths = [...bars.keys()].map((bar) => [bar, widthOf(bar)] as const);
  const wider = under(tried, () => widths.map(([bar, before]) => [bar, before, widthOf(bar)] as const));
  for (const [bar, before, now] of wider) if (isOutOfFlow(bar) && now > before) keepFree(bar, before, now, tried);
  // Content that was as wide as the window without the bar.
  for (const content of under(tried, outside)) add(tried, content, 'width:auto!important;min-width:0!important;');
  const isFine = under(tried, () =>
    [...bars.values()].every(({ bar, beside }) => !isTooWide(bar) && beside.every((text) => isBeside(text, bar))),
  );
  return isFine ? tried : room;
}

const widthOf = (element: Element): number => safe(element).getBoundingClientRect().width;

const isTooWide = (bar: Element): boolean => widthOf(bar) > innerWidth * widestBar;

/** The outermost column around it, or the first fixed box; only if it is at a side of the window. */
function barAround(box: Element): Element | null {
  let bar: Element | null = null;
  for (let item: Element | null = box; item && safe(item).localName !== 'body'; item = safe(item).parentElement) {
    const isOut = isOutOfFlow(item);
    if (isOut || isInRow(item) || isInGrid(item)) bar = item;
    if (isOut) break;
  }
  if (!bar || isTooWide(bar)) return null;
  const { left, right, height } = safe(bar).getBoundingClientRect();
  const isAtSide = Math.abs(left) < 1 || Math.abs(right - fromDocument('documentElement').clientWidth) < 1;
  return isAtSide && height > innerHeight / 2 ? bar : null;
}

function isInGrid(item: Element): boolean {
  const { parentElement } = safe(item);
  return parentElement !== null && getComputedStyle(parentElement).display.endsWith('grid');
}

/** Beside or above it; what is below its end now can be scrolled up to it. */
function isBeside(text: Element, bar: Element): boolean {
  const [its, own] = [safe(text).getBoundingClientRect(), safe(bar).getBoundingClientRect()];
  return its.width > 0 && (its.left >= own.right - 1 || its.right <= own.left + 1 || its.bottom <= own.top + 1);
}

/** Enlarges the space that the page reserves for it: a column of the same width, or a margin of its content. */
function keepFree(bar: Element, before: number, now: number, room: Room): void {
  for (
    let around = safe(bar).parentElement;
    around && safe(around).localName !== 'body';
    around = safe(around).parentElement
  )
    if (Math.abs(widthOf(around) - before) < 2) {
      add(room, around, `min-width:${now}px!important;`);
      return;
    }
  const body = fromDocument('body');
  const side = Math.abs(safe(bar).getBoundingClientRect().left) < 1 ? 'left' : 'right';
  const padding = Number.parseFloat(getComputedStyle(body).getPropertyValue(`padding-${side}`));
  add(room, body, `padding-${side}:${padding + now - before}px!important;`);
}
