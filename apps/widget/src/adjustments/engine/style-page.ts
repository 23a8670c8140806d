import { attempt } from '../../page/attempt.ts';
import type { Settings } from '../../settings/options.ts';
import type { Loader } from '../../settings/parts.ts';
import type { Context } from './adjustment.ts';
import { composeSheet } from './compose-sheet.ts';
import { type DocumentState, documentState, type MeasurePart, type PageState, write } from './document-state.ts';
import type { Engine, Follower, StartFollowing } from './engine.ts';
import { newSheet } from './new-sheet.ts';
import { addRoots, adoptRootSheet, rootsOf, searchRoots } from './shadow-roots.ts';
import { activeNow, isAnyOn, styleDocument } from './style-document.ts';

declare const MEASURE_PART: string;
declare const FOLLOW_PART: string;

export interface StyledPage {
  apply: (settings: Settings) => void;
  context: Context;
}

/** The page's sheet, empty until it is complete, and the page it was made for, empty if it fits any. */
type StoreSheet = (css: string, page: string) => void;

/** Keeps the page styled for its settings; see docs/widget-engine.md. */
export function stylePage(loader: Loader, storeSheet: StoreSheet, fail: () => void): StyledPage {
  const page: PageState = { loader, settings: {}, part: undefined, ours: new WeakSet() };
  const top = documentState(page, document, loader.sheet);
  const engine: Engine = {
    page,
    top,
    addDocument: (inner) => documentState(page, inner, newSheet(inner)),
    // Stronger colors are also measured in shadow roots, against the page's background.
    style: (state) => (page.settings.contrast === 'own' ? styleWhole : style)(state),
    styleWhole,
    styleElements,
    roots: rootsOf,
    clear,
  };
  let follower: Follower | undefined;
  /** Applied on arrival; stays until its rules can be made again. */
  let restored = loader.sheet.cssRules.length > 0 ? (loader.saved.c ?? '') : '';
  let isFirst = true;
  if (restored) top.written = restored;
  // After the panel is drawn, so that the first press does not wait for it.
  setTimeout(attempt, 200, () => findRoots(top));
  return { apply, context: top.context };

  function apply(settings: Settings): void {
    page.settings = settings;
    // It was made for the settings of the first call.
    if (!isFirst) restored = '';
    isFirst = false;
    if (isAnyOn(page)) {
      styleWhole(top);
      if (follower) follower.onApplied();
      else load<StartFollowing>(FOLLOW_PART, startFollowing);
      return;
    }
    follower?.stop();
    clear(top);
    storeSheet('', '');
  }

  function startFollowing(start: StartFollowing): void {
    follower ??= start(engine);
    if (isAnyOn(page)) follower.onApplied();
  }

  function styleWhole(state: DocumentState): void {
    style(state);
    findRoots(state);
    state.shared.clear();
    styleRoots(state, rootsOf(state));
  }

  function style(state: DocumentState): void {
    if (state === top) top.signature = loader.pageSignature();
    const { isComplete, ofThisPage } = styleDocument(page, state, state === top ? restored : '', onStyled);
    if (!isComplete) load<MeasurePart>(MEASURE_PART, startMeasuring);
    else if (state === top) restored = '';
    onStyled();

    function onStyled(): void {
      if (state === top && !restored)
        storeSheet(isComplete ? (state.written ?? '') : '', ofThisPage ? top.signature : '');
      follower?.onStyled(state);
    }
  }

  function startMeasuring(part: MeasurePart): void {
    // Several styled documents may have requested it.
    if (page.part) return;
    page.part = part;
    if (!isAnyOn(page)) return;
    styleWhole(top);
    follower?.onApplied();
  }

  function styleRoots(state: DocumentState, roots: Iterable<ShadowRoot>): void {
    const { context } = state;
    const on = activeNow(page);
    const adopt = (root: ShadowRoot, css: string) => {
      const sheet = adoptRootSheet(state, root, css || null);
      if (sheet) page.ours.add(sheet);
    };
    const styled = [...roots].map((root): [ShadowRoot, string] => {
      // Measure the page's own values, not ours.
      adoptRootSheet(state, root, null);
      const { css } = composeSheet(root, on, context, (sheet) => page.ours.has(sheet));
      adopt(root, css);
      return [root, css];
    });
    // After all of them, so that the browser computes their styles once.
    for (const [root, css] of styled) {
      const more = on.map(([{ repair }, value]) => repair?.(value, root, context) ?? '').join('');
      if (more) adopt(root, css + more);
    }
  }

  function findRoots(state: DocumentState): void {
    searchRoots(state, (elements) => styleElements(state, elements));
  }

  function styleElements(state: DocumentState, elements: Iterable<Element>): ShadowRoot[] {
    const found = addRoots(state, elements, (defined) => styleElements(state, defined));
    if (isAnyOn(page)) styleRoots(state, found);
    return found;
  }

  /** Leaves a document as if it had never been styled. */
  function clear(state: DocumentState): void {
    write(state, '');
    loader.adoptSheet(state.document, state.sheet, false);
    for (const root of rootsOf(state)) adoptRootSheet(state, root, null);
    state.shared.clear();
  }

  /** Loads a part on first use. A failed load is retried with the next setting. */
  function load<Part>(name: string, use: (part: Part) => void): void {
    loader.part<Part>(name).then(use).catch(fail);
  }
}
