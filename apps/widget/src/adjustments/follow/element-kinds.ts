import { safe } from '../../page/safe.ts';
import { stateAttributes } from '../../page/watch-page.ts';

/**
 * The kinds of elements in a document when it was measured. A kind is a tag with its classes and states inside another
 * kind. The rules made then also match new elements of a known kind, which need not be measured again.
 */
export type KnowsElements = (elements: Iterable<Element>, withContent: Iterable<Element>) => boolean;

/** More elements than this are not searched. */
const maxElements = 500;

/** `removed`: elements that were there too, each with what it was in; the first to go comes first. */
export function kindsOf(elements: Iterable<Element>, removed: Iterable<[Element, Element]> = []): KnowsElements {
  const kinds = new Map<string, number>();
  const kindOf = new Map<Element | null, number>();
  const add = (element: Element, parent: Element | null) => {
    const key = `${kindOf.get(parent) ?? 0}>${describe(element)}`;
    const kind = kinds.get(key) ?? kinds.size + 1;
    kinds.set(key, kind);
    kindOf.set(element, kind);
  };
  for (const element of elements) add(element, safe(element).parentElement);
  // The last one first, because what an element was in may have gone after it.
  for (const [element, parent] of [...removed].reverse()) {
    if (!kindOf.has(parent)) continue;
    add(element, parent);
    for (const inner of safe(element).querySelectorAll('*')) add(inner, safe(inner).parentElement);
  }
  // Keep only the kinds: the elements belong to the page.
  kindOf.clear();
  return (elements, withContent) => {
    const all = [...elements];
    for (const element of withContent) all.push(...safe(element).querySelectorAll('*'));
    if (all.length > maxElements) return false;
    const found = new Map<Element, number | undefined>();
    const find = (element: Element | null): number | undefined => {
      if (!element || safe(element).localName === 'html') return 0;
      if (!found.has(element))
        found.set(element, kinds.get(`${find(safe(element).parentElement)}>${describe(element)}`));
      return found.get(element);
    };
    return all.every((element) => find(element) !== undefined);
  };
}

const states = new Set(stateAttributes);

function describe(element: Element): string {
  const own = safe(element);
  let text = own.localName;
  if (!own.hasAttributes()) return text;
  for (const name of own.getAttributeNames().sort()) {
    if (!states.has(name)) continue;
    const value = own.getAttribute(name) as string;
    // In style attributes only colors matter: positions and sizes change all the time.
    const counted = name === 'style' ? value.match(/[^;]*(color|background)[^;]*/gi)?.join() : value;
    if (counted !== undefined) text += `[${name}=${counted}]`;
  }
  return text;
}
