import { fromDocument } from '../safe-document.ts';

/** Every element of a document's own tree, the page's unless told otherwise. */
export function elementsOfPage(page: Document = document): Element[] {
  const body = fromDocument('body', page) as Element | null;
  return body ? [body, ...body.querySelectorAll('*')] : [];
}
