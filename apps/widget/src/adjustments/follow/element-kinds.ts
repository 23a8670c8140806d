import { stateAttributes } from '../../page/watch-page.ts';

/**
 * Which kinds of elements a document had when it was measured. A kind is a tag with its classes and states below another
 * kind, so an element of a known kind is reached by the rules that were made then, and need not be measured again.
 */
export type KnowsElement = (element: Element) => boolean;

/** More than this below a changed element is not looked through. */
const most = 200;

export function kindsOf(elements: Iterable<Element>): KnowsElement {
  const kinds = new Map<string, number>();
  const kindOf = new Map<Element | null, number>();
  for (const element of elements) {
    const key = `${kindOf.get(element.parentElement) ?? 0}>${describe(element)}`;
    const kind = kinds.get(key) ?? kinds.size + 1;
    kinds.set(key, kind);
    kindOf.set(element, kind);
  }
  // Only the kinds are kept: the elements belong to the page.
  kindOf.clear();
  const find = (element: Element | null): number | undefined => {
    if (!element || element.localName === 'html') return 0;
    const above = find(element.parentElement);
    return above === undefined ? undefined : kinds.get(`${above}>${describe(element)}`);
  };
  return (element) => {
    const inner = element.querySelectorAll('*');
    return inner.length <= most && [element, ...inner].every((one) => find(one) !== undefined);
  };
}

function describe(element: Element): string {
  let text = element.localName;
  for (const name of stateAttributes) {
    let value = element.getAttribute(name);
    // Of a style attribute only colours count: positions and sizes change all the time.
    if (name === 'style') value = value?.match(/[^;]*(color|background)[^;]*/gi)?.join() ?? null;
    if (value !== null) text += `[${name}=${value}]`;
  }
  return text;
}
