import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { hasWidget, ownFrames } from '../../page/elements/own-frames.ts';
import { fromDocument } from '../../page/safe-document.ts';
import type { DocumentState } from '../engine/document-state.ts';
import type { StartFollowing } from '../engine/engine.ts';
import { countElements } from '../engine/shadow-roots.ts';
import { type Following, followDocument } from './follow-document.ts';
import { workBudget } from './work-budget.ts';

/** How often to poll for what fires no event: rules added by a script, adopted sheets. */
const interval = 1000;

/**
 * Keeps the page and its same-origin frames styled when content, rules, themes, shadow roots or frames arrive later.
 */
export const followPage: StartFollowing = (engine) => {
  const { page, top } = engine;
  // Keyed by document, so that nothing of a frame stays once the page removes it.
  const frames = new WeakMap<Document, DocumentState>();
  const followed = new WeakMap<DocumentState, Following>();
  const dirty = new Set<DocumentState>();
  let timer = 0;
  const budget = workBudget(() => {
    for (const state of dirty) {
      dirty.delete(state);
      engine.style(state);
      // Forces layout here, so that the budget is charged for it.
      void fromDocument('documentElement', state.document).offsetHeight;
    }
  });
  const restyle = (state: DocumentState, isUrgent: boolean) => {
    dirty.add(state);
    budget.request(isUrgent);
  };
  const follow = (state: DocumentState): Following => {
    const following = followDocument(page, state, {
      restyle: (isUrgent) => restyle(state, isUrgent),
      later: budget.later,
      onElements(elements) {
        for (const root of engine.styleElements(state, elements)) following.watch.add(root);
        if (elements.some(({ localName }) => localName === 'iframe')) styleFrames(false);
      },
      onFrame: () => styleFrames(false),
    });
    for (const root of engine.roots(state)) following.watch.add(root);
    // Drop a frame when it goes away.
    if (state !== top) fromDocument('defaultView', state.document)?.addEventListener('pagehide', () => leave(state));
    followed.set(state, following);
    return following;
  };
  const onStyled = (state: DocumentState) => (followed.get(state) ?? follow(state)).onStyled();
  const frameDocuments = () => ownFrames([document, ...engine.roots(top)]);

  /** All frames, or only new ones. */
  function styleFrames(all: boolean): void {
    for (const inner of frameDocuments()) {
      const state = frames.get(inner) ?? engine.addDocument(inner);
      frames.set(inner, state);
      if (hasWidget(inner)) leave(state);
      else if (all || !followed.has(state)) engine.styleWhole(state);
    }
  }

  function leave(state: DocumentState): void {
    followed.get(state)?.watch.stop();
    dirty.delete(state);
    if (followed.delete(state)) engine.clear(state);
  }

  const styledDocuments = () => [top, ...frameDocuments().flatMap((inner) => frames.get(inner) ?? [])];
  const check = () => {
    styleFrames(false);
    for (const state of styledDocuments()) if (followed.get(state)?.hasNewSheets()) restyle(state, true);
    timer = budget.later(check, interval);
  };

  return {
    onStyled,
    onApplied() {
      budget.cancel();
      if (!followed.has(top)) {
        // The page may have changed while this part was loading.
        const isSame = countElements(top) === top.searched && page.loader.pageSignature() === top.signature;
        const following = follow(top);
        if (!isSame) engine.styleElements(top, elementsOfPage(document));
        if (top.isMeasured && isSame) following.onStyled();
        else restyle(top, true);
      }
      for (const root of engine.roots(top)) followed.get(top)?.watch.add(root);
      styleFrames(true);
      timer ||= budget.later(check, interval);
    },
    stop() {
      clearTimeout(timer);
      timer = 0;
      budget.cancel();
      for (const state of styledDocuments()) leave(state);
    },
  };
};
