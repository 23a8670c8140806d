import type { DocumentState, PageState } from './document-state.ts';

/** What the engine offers to what follows the page's changes. */
export interface Engine {
  page: PageState;
  top: DocumentState;
  /** The state of a further document, in which nothing is applied yet. */
  addDocument: (document: Document) => DocumentState;
  /** Styles a document again, for the same settings. */
  style: (state: DocumentState) => void;
  /** Styles a document and all its shadow roots, for settings that are new to them. */
  styleWhole: (state: DocumentState) => void;
  /** Styles the shadow roots of elements that are new, and returns them. */
  styleElements: (state: DocumentState, elements: Iterable<Element>) => ShadowRoot[];
  roots: (state: DocumentState) => Iterable<ShadowRoot>;
  clear: (state: DocumentState) => void;
}

/** What follows the page's changes while settings are on; a part of its own, loaded when the first is. */
export interface Follower {
  /** Settings have been applied to the top document: frames want them too. */
  onApplied: () => void;
  /** A document was styled: from here on its changes count. */
  onStyled: (state: DocumentState) => void;
  /** Everything is off. */
  stop: () => void;
}

export type StartFollowing = (engine: Engine) => Follower;
