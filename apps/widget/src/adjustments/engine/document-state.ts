import type { Settings } from '../../settings/options.ts';
import type { Loader } from '../../settings/parts.ts';
import type { Active, Adjustment, Context } from './adjustment.ts';
import type { LazyFeature } from './registry.ts';

/** The part that is loaded when a setting first needs it. */
export interface MeasurePart {
  adjustments: Record<LazyFeature, Adjustment>;
  /**
   * Writes the composed rules plus rules for measured elements. Calls `onChanged` if it writes something else later.
   */
  measure: (page: PageState, state: DocumentState, due: readonly Active[], onChanged: () => void) => void;
  /** Keeps a document from animating our changes, until the end of the task. */
  holdTransitions: (page: PageState, document: Document) => void;
}

/** State of the whole page, including its frames. */
export interface PageState {
  readonly loader: Loader;
  /** The applied settings; empty if there are none. */
  settings: Settings;
  /** Loaded when a setting first needs it. */
  part: MeasurePart | undefined;
  /** Every style sheet of ours, to tell them from the page's own. */
  readonly ours: WeakSet<CSSStyleSheet>;
}

/** State of one document, the page's or a frame's; see docs/widget-engine.md. */
export interface DocumentState {
  readonly document: Document;
  readonly context: Context;
  readonly sheet: CSSStyleSheet;
  /** What the sheet contains; undefined while a measurer is using it. */
  written: string | undefined;
  /** The rules for the settings, without those for measured elements. */
  composed: string;
  /** The effect of a rule could not be known without measuring. */
  isUnsure: boolean;
  /** Identifies the page's style sheets, as the loader does. */
  signature: string;
  /** Some rules depend on how elements looked. */
  isMeasured: boolean;
  /** Style sheets for its shadow roots, by their text, so that roots with the same rules share one. */
  readonly shared: Map<string, CSSStyleSheet>;
  /** The open shadow roots found so far. Weak references, so that roots the page has dropped can be collected. */
  readonly roots: Set<WeakRef<ShadowRoot>>;
  /** The sheet that each of them has adopted; null if it was only found. */
  readonly adopted: WeakMap<ShadowRoot, CSSStyleSheet | null>;
  /** Names of custom elements that are not defined yet. */
  readonly awaited: Set<string>;
  /** The number of elements at the last search for shadow roots. */
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

/** The only place that sets what the visitor sees. */
export function write(state: DocumentState, css: string): void {
  if (css === state.written) return;
  state.written = css;
  state.sheet.replaceSync(css);
}
