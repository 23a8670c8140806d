import { isDocument, type Root } from './rules/adopt-sheet.ts';

/**
 * A page can shadow members of `document` with named forms and images (`<form name="body">`), so read them from the
 * prototype.
 */
export const fromDocument = <K extends keyof Document>(name: K, page: Document = document): Document[K] =>
  Reflect.get(Document.prototype, name, page) as Document[K];

export const create = <K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] =>
  Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K];

export const createSvg = (tag: 'svg' | 'path'): SVGElement =>
  Document.prototype.createElementNS.call(document, 'http://www.w3.org/2000/svg', tag) as SVGElement;

export const findAll = (selector: string, page: Document = document): NodeListOf<Element> =>
  Document.prototype.querySelectorAll.call(page, selector);

export const findIn = (selector: string, root: Root): NodeListOf<Element> =>
  isDocument(root) ? findAll(selector, root) : root.querySelectorAll(selector);

/** From the prototype as well, because form fields can shadow a form's members. */
export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** The root and the body. As selectors, they would be searched for among all elements. */
export const topElements = (page: Document): Element[] =>
  [fromDocument('documentElement', page), fromDocument('body', page)].filter(Boolean);
