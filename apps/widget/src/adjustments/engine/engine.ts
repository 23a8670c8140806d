import type { DocumentState, PageState } from './document-state.ts';

/** What the engine offers to the code that follows the page's changes. */
export interface Engine {
  page: PageState;
  top: DocumentState;
  /** Adds a document, in which nothing is applied yet. */
  addDocument: (document: Document) => DocumentState;
  /** Styles a document again for the same settings. */
  style: (state: DocumentState) => void;
  /** Styles a document and all its shadow roots for new settings. */
  styleWhole: (state: DocumentState) => void;
  /** Styles the shadow roots of new elements, and returns them. */
  styleElements: (state: DocumentState, elements: Iterable<Element>) => ShadowRoot[];
  roots: (state: DocumentState) => Iterable<ShadowRoot>;
  clear: (state: DocumentState) => void;
}

/** Follows the page's changes while settings are on. A separate part, loaded with the first setting. */
export interface Follower {
  /** Settings have been applied to the top document; frames need them too. */
  onApplied: () => void;
  /** A document was styled; from now on its changes matter. */
  onStyled: (state: DocumentState) => void;
  /** Everything is off. */
  stop: () => void;
}

export type StartFollowing = (engine: Engine) => Follower;
