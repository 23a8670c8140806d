import { safe } from '../../page/safe.ts';
import { stateAttributes } from '../../page/watch-page.ts';

/**
 * Which kinds of elements a document had when it was measured. A kind is a tag with its classes and states below another
 * kind, so an element of a known kind is reached by the rules that were made then, and need not be measured again.
 */
export type KnowsElements = (elements: Iterable<Element>, withContent: Iterable<Element>) => boolean;

/** More elements than this are not looked through. */
const maxElements = 500;

export function kindsOf(elements: Iterable<Element>): KnowsElements {
  const kinds = new Map<string, number>();
  const kindOf = new Map<Element | null, number>();
  for (const element of elements) {
    const key = `${kindOf.get(safe(element).parentElement) ?? 0}>${describe(element)}`;
    const kind = kinds.get(key) ?? kinds.size + 1;
    kinds.set(key, kind);
    kindOf.set(element, kind);
  }
  // Only the kinds are kept: the elements belong to the page.
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
    // Of a style attribute only colors count: positions and sizes change all the time.
    const counted = name === 'style' ? value.match(/[^;]*(color|background)[^;]*/gi)?.join() : value;
    if (counted !== undefined) text += `[${name}=${counted}]`;
  }
  return text;
}
