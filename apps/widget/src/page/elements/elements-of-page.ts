import { fromDocument } from '../safe-document.ts';

/** Every element of a document, without shadow roots. */
export function elementsOfPage(page: Document = document): Element[] {
  const body = fromDocument('body', page) as Element | null;
  return body ? [body, ...body.querySelectorAll('*')] : [];
}
