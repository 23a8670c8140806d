import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { openShadowRoots } from '../../page/elements/open-shadow-roots.ts';
import { findAll, fromDocument } from '../../page/safe-document.ts';
import type { DocumentState } from './document-state.ts';
import { newSheet } from './new-sheet.ts';

/** The shadow roots of a document that still exist. */
export function* rootsOf(state: DocumentState): Iterable<ShadowRoot> {
  for (const reference of state.roots) {
    const root = reference.deref();
    if (root) yield root;
    else state.roots.delete(reference);
  }
}

/** Excludes what is in the widget's own element while a part loads. A live list, because it counts without making a list. */
export const countElements = ({ document, context }: DocumentState): number =>
  Document.prototype.getElementsByTagName.call(document, '*').length - context.loader.host.childElementCount;

/**
 * Searches all elements if their number has changed. Skipping this saves a good part of the time that a press takes.
 */
export function searchRoots(state: DocumentState, onDefined: (elements: Iterable<Element>) => void): void {
  const count = countElements(state);
  if (count === state.searched) return;
  state.searched = count;
  addRoots(state, elementsOfPage(state.document), onDefined);
}

/** Adds the roots that exist now and returns the new ones. Calls `onDefined` for elements that are defined later. */
export function addRoots(
  state: DocumentState,
  elements: Iterable<Element>,
  onDefined: (elements: Iterable<Element>) => void,
): ShadowRoot[] {
  const { document, awaited, adopted, roots } = state;
  const registry = fromDocument('defaultView', document)?.customElements;
  for (const { localName } of elements) {
    // A form field can have that name; then it is not a string.
    if (!/-/.test(localName) || awaited.has(localName) || registry?.get(localName)) continue;
    awaited.add(localName);
    registry
      ?.whenDefined(localName)
      .then(() => onDefined(findAll(CSS.escape(localName), document)))
      .catch(() => undefined);
  }
  const found = openShadowRoots(elements).filter((root) => !adopted.has(root));
  for (const root of found) {
    roots.add(new WeakRef(root));
    adopted.set(root, null);
  }
  return found;
}

/** Replaces the root's sheet with one that has these rules; null removes it. */
export function adoptRootSheet(state: DocumentState, root: ShadowRoot, css: string | null): CSSStyleSheet | null {
  const { adopted, shared, document, context } = state;
  const { adoptSheet } = context.loader;
  const earlier = adopted.get(root);
  let sheet = css === null ? null : shared.get(css);
  if (sheet === undefined) {
    sheet = newSheet(document);
    sheet.replaceSync(css as string);
    shared.set(css as string, sheet);
  }
  if (earlier && earlier !== sheet) adoptSheet(root, earlier, false);
  if (sheet) adoptSheet(root, sheet, true);
  adopted.set(root, sheet);
  return sheet;
}
