import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { adoptSheet } from '../../page/rules/adopt-sheet.ts';
import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';
import type { Context } from '../engine/adjustment.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { type KnowsElements, kindsOf } from '../follow/element-kinds.ts';
import { findRoom } from './find-room.ts';

/** What is added gathers so many milliseconds, and the next try waits so many times as long as the last one took. */
const gather = 400;
const patience = 50;

/**
 * Gives larger text the room it needs where the page has measured its boxes for its own size of text. Looked for once the
 * text has been drawn, and again when the window has another width or elements of a new kind have come. What was found is told by
 * kind, so that all others have it at once.
 */
export function fitText({ loader }: Context): () => void {
  const { sheet } = loader;
  const room = newSheet(document);
  let timer = 0;
  let width = 0;
  /** When the page may be looked at again because it has changed. */
  let rested = 0;
  /** Kinds of elements that were there when room was looked for; made once a page is seen to add some. */
  let knows: KnowsElements | undefined;
  let isGrowing = false;
  const added = new Set<Element>();
  let looking = 0;
  const fit = () => {
    const start = performance.now();
    timer = 0;
    width = innerWidth;
    // Most pages need no room, and then nothing moves: looking at every element for it would take longer than the rest.
    let scrollBack = room.cssRules.length > 0 ? keepPlaces() : undefined;
    adoptSheet(document, room, false);
    if (![...fromDocument('adoptedStyleSheets')].includes(sheet)) return;
    let css = '';
    try {
      css = findRoom(sheet, () => {
        scrollBack ??= keepPlaces();
      });
    } catch {
      // A page in an unforeseen state stays as its style sheets have it.
    }
    room.replaceSync(css);
    if (css) adoptSheet(document, room, true);
    scrollBack?.();
    observer.takeRecords();
    added.clear();
    knows = isGrowing ? kindsOf(elementsOfPage()) : undefined;
    const end = performance.now();
    rested = end + (end - start) * patience;
  };
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(fit, 150);
  };
  const look = () => {
    looking = 0;
    const body = safe(fromDocument('body'));
    const seen = [...added].filter((element) => body?.contains(element));
    isGrowing = true;
    // Before the first look for room there is nothing to compare with.
    if (rested) knows ??= kindsOf(elementsWithout(added));
    added.clear();
    if (timer || !knows || knows(seen, seen)) return;
    timer = window.setTimeout(fit, Math.max(0, rested - performance.now()));
  };
  const observer = new MutationObserver((records) => {
    // Not asked by its class, which for a frame is that of the frame.
    for (const { addedNodes } of records)
      for (const node of addedNodes) if ('shadowRoot' in node) added.add(node as Element);
    if (added.size > 0) looking ||= window.setTimeout(look, gather);
  });
  const onResize = () => {
    if (innerWidth !== width) later();
  };
  addEventListener('resize', onResize, { passive: true });
  addEventListener('load', later);
  observer.observe(document, { childList: true, subtree: true });
  later();
  return () => {
    clearTimeout(timer);
    clearTimeout(looking);
    removeEventListener('resize', onResize);
    removeEventListener('load', later);
    observer.disconnect();
    adoptSheet(document, room, false);
  };
}

/** Those that were there before some were added. */
function elementsWithout(added: ReadonlySet<Element>): Element[] {
  const later = new Set(added);
  // Each comes after what it is in.
  return elementsOfPage().filter((element) => {
    const isLater = later.has(element) || later.has(safe(element).parentElement as Element);
    if (isLater) later.add(element);
    return !isLater;
  });
}

/** While the page is tried with smaller text it is shorter, and what lies beyond its end cannot stay scrolled to. */
function keepPlaces(): () => void {
  const boxes = [fromDocument('documentElement'), ...elementsOfPage()];
  const scrolled = boxes.flatMap((box) => {
    const { scrollLeft: left, scrollTop: top } = safe(box);
    return left || top ? [{ box, left, top }] : [];
  });
  return () => {
    for (const { box, left, top } of scrolled)
      if (safe(box).scrollTop !== top || safe(box).scrollLeft !== left)
        box.scrollTo({ left, top, behavior: 'instant' });
  };
}
