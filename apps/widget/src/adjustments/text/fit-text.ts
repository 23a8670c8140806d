import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { adoptSheet } from '../../page/rules/adopt-sheet.ts';
import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { stateAttributes } from '../../page/watch-page.ts';
import type { Context } from '../engine/adjustment.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { type KnowsElements, kindsOf } from '../follow/element-kinds.ts';
import { findRoom } from './find-room.ts';

/**
 * How long additions are batched, in milliseconds, and how many times as long as the last attempt the next one waits.
 */
const gather = 400;
const patience = 50;

/**
 * Makes room for larger text where the page's boxes fit its own text size. Runs once the text has been drawn, and again
 * when the window's width changes or elements of a new kind are added. Rules are by kind, so that all others of the
 * kind get them at once.
 */
export function fitText({ loader }: Context): () => void {
  const { sheet } = loader;
  const room = newSheet(document);
  let timer = 0;
  let width = 0;
  /** When the page may be checked again because it has changed. */
  let rested = 0;
  /** The kinds of elements that existed at the last check; created once a page adds elements. */
  let knows: KnowsElements | undefined;
  let isGrowing = false;
  /** Elements whose states have changed since that check: what their kinds were can no longer be told. */
  let changed = new WeakSet<Element>();
  const added = new Set<Element>();
  /** Elements that were there when room was looked for, and what each was in. */
  const removed = new Map<Element, Element>();
  let looking = 0;
  const forgetChanges = () => {
    clearTimeout(looking);
    looking = 0;
    added.clear();
    removed.clear();
  };
  const fit = () => {
    const start = performance.now();
    timer = 0;
    width = innerWidth;
    // Most pages need no room, and then nothing moves: checking every element for it would take longer than the rest.
    let scrollBack = room.cssRules.length > 0 ? rememberScroll() : undefined;
    adoptSheet(document, room, false);
    if (![...fromDocument('adoptedStyleSheets')].includes(sheet)) return;
    let css = '';
    try {
      css = findRoom(sheet, () => {
        scrollBack ??= rememberScroll();
      });
    } catch {
      // In an unforeseen state, the page stays as its style sheets have it.
    }
    room.replaceSync(css);
    if (css) adoptSheet(document, room, true);
    scrollBack?.();
    observer.takeRecords();
    forgetChanges();
    changed = new WeakSet();
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
    // Before the first check there is nothing to compare with.
    if (rested) knows ??= kindsOf(elementsWithout(added, changed), removed);
    forgetChanges();
    if (!isGrowing) observer.observe(document, content);
    isGrowing = true;
    if (timer || !knows || knows(seen, seen)) return;
    timer = window.setTimeout(fit, Math.max(0, rested - performance.now()));
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes') changed.add(target as Element);
      for (const node of removedNodes) if (isElement(node) && !added.has(node)) removed.set(node, target as Element);
      for (const node of addedNodes) if (isElement(node)) added.add(node);
    }
    if (added.size > 0) looking ||= window.setTimeout(look, gather);
    // What has gone is not held for longer than that.
    else removed.clear();
  });
  const onResize = () => {
    if (innerWidth !== width) later();
  };
  addEventListener('resize', onResize, { passive: true });
  addEventListener('load', later);
  observer.observe(document, { ...content, attributeFilter: states });
  later();
  return () => {
    clearTimeout(timer);
    forgetChanges();
    removeEventListener('resize', onResize);
    removeEventListener('load', later);
    observer.disconnect();
    adoptSheet(document, room, false);
  };
}

const content = { childList: true, subtree: true };

/** Without style attributes: pages animate by them, and their text sizes are followed elsewhere. */
const states = stateAttributes.filter((name) => name !== 'style');

/** Not by class, because nodes of a frame have that frame's classes. */
const isElement = (node: Node): node is Element => 'shadowRoot' in node;

/** The elements that existed before some were added, without those in which something else has changed. */
function elementsWithout(added: ReadonlySet<Element>, changed: WeakSet<Element>): Element[] {
  const later = new Set(added);
  // Each comes after its ancestors.
  return elementsOfPage().filter((element) => {
    const isLater = later.has(element) || changed.has(element) || later.has(safe(element).parentElement as Element);
    if (isLater) later.add(element);
    return !isLater;
  });
}

/** With smaller text the page is shorter during the attempt, and scroll positions beyond its end would be lost. */
function rememberScroll(): () => void {
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
