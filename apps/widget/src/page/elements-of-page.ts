import { fromDocument } from './safe-document.ts';

/** Every element of the page's own tree, and below the given ones when only these are new. */
export function elementsOfPage(within?: readonly Element[]): Element[] {
  const body = fromDocument('body') as Element | null;
  if (!within) return body ? [body, ...body.querySelectorAll('*')] : [];
  return within.flatMap((element) => [element, ...element.querySelectorAll('*')]);
}
