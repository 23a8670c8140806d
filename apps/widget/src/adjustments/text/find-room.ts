import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { adoptSheet } from '../../page/rules/adopt-sheet.ts';
import { rulesForElements } from '../../page/rules/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { above, everything } from '../engine/specificity.ts';
import { candidateBoxes, fields, isCut, spare } from './cut-boxes.ts';
import { isLimited, liftLimits } from './lift-limits.ts';
import {
  breakWords,
  hyphenate,
  leavesRow,
  makeRoom,
  narrowColumns,
  type Room,
  scrollWide,
  widenColumns,
  wrapRows,
} from './make-room.ts';
import { faultOf, fixPositions, misplacedBoxes } from './misplaced-boxes.ts';
import { isNarrow, textsUnder, widenFields } from './narrow-fields.ts';
import { widenBars } from './side-bars.ts';
import { boxesWithSplitWords } from './split-words.ts';
import { beginLower, contentBehind, topBars } from './top-bars.ts';

const still = `${everything}{transition:none!important}`;

/**
 * Rules for boxes that cut off their text and for what leaves the window, if they did not with the page's own text
 * size. Each remedy is tried, and kept only if it helps. A page that needs none is measured once; otherwise
 * `beforeTrying` is called first.
 */
export function findRoom(sheet: CSSStyleSheet, beforeTrying: () => void): string {
  const [cutting, positioned] = candidateBoxes();
  const cut = cutting.filter((box) => isCut(box));
  const misplaced = misplacedBoxes(positioned);
  const tiny = cutting.filter((box) => safe(box).matches(fields) && isNarrow(box));
  const bars = topBars(positioned);
  const isWrong = cut.length + misplaced.size + tiny.length + boxesWithSplitWords().size > 0 || overflow() > 1;
  // Most pages end here: querying all elements takes as long as everything before.
  if (!isWrong && !bars[0]) return '';
  const elements = elementsOfPage();
  // They are fixed, so what leaves the window inside them does not make the page wider.
  const inBars = bars[0] ? elements.filter((element) => bars.some((bar) => safe(bar).contains(element))) : [];
  if (!isWrong && contentBehind(bars, elements).length + inBars.filter((one) => partOutside(one) > 1).length === 0)
    return '';
  beforeTrying();
  const trial = newSheet(document);
  let limits = '';
  const hidden: Room = new Map();
  const rules = (room: Room) =>
    rulesForElements(room, elements, above) +
    rulesForElements(hidden, elements, `:not(:focus,:focus-within)${above}`) +
    limits;
  const under = <T>(room: Room, look: () => T): T => {
    trial.replaceSync(rules(room) + still);
    return look();
  };
  trial.replaceSync(still);
  adoptSheet(document, trial, true);
  try {
    adoptSheet(document, sheet, false);
    const heights = new Map(cut.filter((box) => !isCut(box, spare)).map((box) => [box, getComputedStyle(box).height]));
    const splitBefore = boxesWithSplitWords();
    for (const [box, fault] of misplacedBoxes([...misplaced.keys()]))
      if (misplaced.get(box) === fault) misplaced.delete(box);
    const behindBefore = new Set(contentBehind(bars, elements));
    const squeezed = tiny.filter((field) => !isNarrow(field));
    const usual = overflow();
    const before = new Map((usual > 1 ? elements : inBars).map((element) => [element, partOutside(element)]));
    adoptSheet(document, sheet, true);

    const all: Room = new Map();
    for (const [box, height] of heights) makeRoom(box, height, all);
    limits = liftLimits([...heights.keys()].filter(isLimited));
    const helped = under(all, () => [...heights.keys()].filter((box) => !isCut(box, spare)));
    limits = '';
    limits = under(new Map(), () => liftLimits(helped.filter(isLimited)));
    const room: Room = new Map();
    for (const box of helped) makeRoom(box, heights.get(box) as string, room);
    under(room, () => narrowColumns(elements, room));
    // What was outside before only counts if it is farther outside now.
    const outside = () =>
      (overflow() > usual + 1 ? elements : inBars).filter((one) => partOutside(one) > (before.get(one) ?? 0) + 1);
    let left = under(room, outside);
    /** Keeps the remedy where it helps, unless it pushes something out of the window. */
    const attempt = (
      boxes: readonly Element[],
      help: (boxes: readonly Element[], tried: Room) => void,
      pick: () => Element[],
    ) => {
      if (boxes.length === 0) return;
      const [all, some]: [Room, Room] = [new Map(room), new Map(room)];
      under(room, () => help(boxes, all));
      const helpedNow = under(all, pick);
      under(room, () => help(helpedNow, some));
      if (under(some, outside).length <= left.length) for (const [element, css] of some) room.set(element, css);
    };
    const wrong = [...misplaced.keys()];
    attempt(
      wrong,
      (boxes, tried) => fixPositions(boxes, misplaced, tried, hidden),
      () => wrong.filter((box) => faultOf(box) !== misplaced.get(box)),
    );
    const covered = under(room, () => squeezed.map((field) => textsUnder(field, elements)));
    attempt(squeezed, widenFields, () =>
      squeezed.filter((field, at) => !isNarrow(field) && textsUnder(field, elements) <= (covered[at] as number)),
    );
    // A clipped single line may have become several lines.
    const split = under(room, boxesWithSplitWords);
    for (const box of splitBefore) split.delete(box);
    const whole = () => {
      const still = boxesWithSplitWords();
      return [...split].filter((box) => !still.has(box) && !leavesRow(box));
    };
    attempt([...split], widenColumns, whole);
    for (const box of under(room, whole)) split.delete(box);
    const widened = split.size > 0 ? widenBars(split, elements, room, under, outside) : room;
    if (under(widened, outside).length <= left.length) for (const [element, css] of widened) room.set(element, css);
    for (const box of under(room, whole)) split.delete(box);
    hyphenate(split, room);
    left = under(room, outside);
    for (const help of [wrapRows, breakWords, scrollWide]) {
      if (left.length === 0) break;
      const tried: Room = new Map(room);
      under(room, () => help(left, tried));
      const now = under(tried, outside);
      if (now.length >= left.length) continue;
      left = now;
      for (const [element, css] of tried) room.set(element, css);
    }
    // The bars have their final height now.
    const behind = under(room, () => contentBehind(bars, elements)).filter((element) => !behindBefore.has(element));
    attempt(
      behind,
      (elements, tried) => beginLower(bars, elements, tried),
      () => behind.filter((element) => contentBehind(bars, [element]).length === 0),
    );
    return rules(room);
  } finally {
    adoptSheet(document, sheet, true);
    // Forces layout, so that the changes are in place before the page may animate again.
    overflow();
    adoptSheet(document, trial, false);
  }
}

function overflow(): number {
  const { scrollWidth, clientWidth } = fromDocument('documentElement');
  return scrollWidth - clientWidth;
}

/** Pixels beyond the edges of the window; 0 inside a box that scrolls or clips. */
function partOutside(element: Element): number {
  const { clientWidth } = fromDocument('documentElement');
  const { left, right: end, width } = safe(element).getBoundingClientRect();
  const { localName, scrollWidth } = safe(element);
  // Its lines do not wrap, and overflow its box.
  const spills = localName === 'pre' && getComputedStyle(element).overflowX === 'visible';
  const right = spills ? Math.max(end, left + scrollWidth) : end;
  const part = width === 0 ? 0 : Math.max(right - clientWidth, -left, 0);
  for (
    let box = part > 1 ? safe(element).parentElement : null;
    box && !/^(html|body)$/.test(safe(box).localName);
    box = safe(box).parentElement
  )
    if (getComputedStyle(box).overflowX !== 'visible') return 0;
  return part;
}
