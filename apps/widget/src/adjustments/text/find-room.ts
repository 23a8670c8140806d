import { adoptSheet } from '../../page/adopt-sheet.ts';
import { elementsOfPage } from '../../page/elements-of-page.ts';
import { rulesForElements } from '../../page/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { above, everything } from '../engine/specificity.ts';
import { boxesThatMayCut, isCut } from './cut-boxes.ts';
import { breakWords, makeRoom, type Room, scrollTables, wrapRows } from './make-room.ts';

const still = `${everything}{transition:none!important}`;

/**
 * Rules for boxes that cut off their text, and for what sticks out of the window, when they did not do so under the page's
 * own size of text. Each way of helping is tried, and kept only if it helps. A page that needs none is looked at once.
 */
export function findRoom(sheet: CSSStyleSheet): string {
  const cut = boxesThatMayCut().filter(isCut);
  if (cut.length === 0 && overflow() <= 1) return '';
  const elements = elementsOfPage();
  const trial = newSheet(document);
  const under = <T>(room: Room, look: () => T): T => {
    trial.replaceSync(rulesForElements(room, elements, above) + still);
    return look();
  };
  trial.replaceSync(still);
  adoptSheet(document, trial, true);
  try {
    adoptSheet(document, sheet, false);
    const heights = new Map(cut.filter((box) => !isCut(box)).map((box) => [box, getComputedStyle(box).height]));
    const usual = overflow();
    const outsideBefore = new Set(usual > 1 ? elements.filter(isOutside) : []);
    adoptSheet(document, sheet, true);

    const all: Room = new Map();
    for (const [box, height] of heights) makeRoom(box, height, all);
    const helped = under(all, () => [...heights.keys()].filter((box) => !isCut(box)));
    under(new Map(), () => undefined);
    const room: Room = new Map();
    for (const box of helped) makeRoom(box, heights.get(box) as string, room);
    const outside = () =>
      overflow() > usual + 1 ? elements.filter((one) => isOutside(one) && !outsideBefore.has(one)) : [];
    let left = under(room, outside);
    for (const help of [wrapRows, breakWords, scrollTables]) {
      if (left.length === 0) break;
      const tried: Room = new Map(room);
      under(room, () => help(left, tried));
      const now = under(tried, outside);
      if (now.length >= left.length) continue;
      left = now;
      for (const [element, css] of tried) room.set(element, css);
    }
    return rulesForElements(room, elements, above);
  } finally {
    adoptSheet(document, sheet, true);
    // Read, so that what changed is there before the page may animate again.
    overflow();
    adoptSheet(document, trial, false);
  }
}

function overflow(): number {
  const { scrollWidth, clientWidth } = fromDocument('documentElement');
  return scrollWidth - clientWidth;
}

/** Beyond the edge of the window that lines run to, and not in a box that scrolls or cuts. */
function isOutside(element: Element): boolean {
  const { clientWidth } = fromDocument('documentElement');
  const { left, right, width } = safe(element).getBoundingClientRect();
  if (width === 0 || (right <= clientWidth + 1 && left >= -1)) return false;
  for (
    let box = safe(element).parentElement;
    box && !/^(html|body)$/.test(safe(box).localName);
    box = safe(box).parentElement
  )
    if (getComputedStyle(box).overflowX !== 'visible') return false;
  return true;
}
