import type { Settings } from '../../settings/options.ts';
import type { Loader } from '../../settings/parts.ts';
import type { Active, Adjustments, Context } from './adjustment.ts';

/** The part that is loaded when a setting first needs it. */
export interface MeasurePart {
  adjustments: Adjustments;
  /** Writes what is composed with rules for what has to be looked at; calls `onChanged` when it wrote something else later. */
  measure: (page: PageState, state: DocumentState, due: readonly Active[], onChanged: () => void) => void;
  /** Keeps a document from animating what we change, until the end of the task. */
  holdTransitions: (page: PageState, document: Document) => void;
}

/** What is true of the whole page, its frames included. */
export interface PageState {
  readonly loader: Loader;
  /** The settings that are applied; empty when none are. */
  settings: Settings;
  /** Loaded when a setting first needs it. */
  part: MeasurePart | undefined;
  /** Every style sheet we have made, so that none is taken for the page's own. */
  readonly ours: WeakSet<CSSStyleSheet>;
}

/** What is applied to one document, the page's or a frame's; see docs/widget-engine.md. */
export interface DocumentState {
  readonly document: Document;
  readonly context: Context;
  readonly sheet: CSSStyleSheet;
  /** What the sheet holds; undefined while a measurer has it. */
  written: string | undefined;
  /** The rules for the settings, without those for measured elements. */
  composed: string;
  /** A rule's effect could not be known without looking. */
  isUnsure: boolean;
  /** The page's style sheets, by what the loader tells pages apart by. */
  signature: string;
  /** Some rules depend on what elements looked like. */
  isMeasured: boolean;
  /** Style sheets of its shadow roots, by their text: roots that need the same share one. */
  readonly shared: Map<string, CSSStyleSheet>;
  /** The open shadow roots found so far. Held weakly: a root the page has thrown away must be free to go. */
  readonly roots: Set<WeakRef<ShadowRoot>>;
  /** The sheet each of them has adopted; null when it was only found. */
  readonly adopted: WeakMap<ShadowRoot, CSSStyleSheet | null>;
  /** Names of elements whose script has still to come. */
  readonly awaited: Set<string>;
  /** How many elements there were when all of them were last searched for shadow roots. */
  searched: number;
}

export function documentState(page: PageState, document: Document, sheet: CSSStyleSheet): DocumentState {
  page.ours.add(sheet);
  const state: DocumentState = {
    document,
    sheet,
    written: '',
    composed: '',
    isUnsure: false,
    signature: '',
    isMeasured: false,
    shared: new Map(),
    roots: new Set(),
    adopted: new WeakMap(),
    awaited: new Set(),
    searched: 0,
    context: {
      loader: page.loader,
      document,
      settings: () => page.settings,
      unsure: () => {
        state.isUnsure = true;
      },
      withoutAdjustments: (look) => lookUnder('', look),
      withAdjustments: (look) => lookUnder(state.composed, look),
    },
  };
  return state;

  function lookUnder<T>(css: string, look: () => T): T {
    if (css !== state.written) {
      state.written = undefined;
      page.part?.holdTransitions(page, document);
      sheet.replaceSync(css);
    }
    return look();
  }
}

/** The one place where the sheet gets what the visitor sees. */
export function write(state: DocumentState, css: string): void {
  if (css === state.written) return;
  state.written = css;
  state.sheet.replaceSync(css);
}
