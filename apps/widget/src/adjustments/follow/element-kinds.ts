import { safe } from '../../page/safe.ts';
import { stateAttributes } from '../../page/watch-page.ts';

/**
 * The kinds of elements in a document when it was measured. A kind is a tag with its classes and states inside another
 * kind. The rules made then also match new elements of a known kind, which need not be measured again.
 */
export type KnowsElements = (elements: Iterable<Element>, withContent: Iterable<Element>) => boolean;

/** More elements than this are not searched. */
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
