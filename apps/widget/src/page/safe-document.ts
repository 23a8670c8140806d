import { isDocument, type Root } from './rules/adopt-sheet.ts';

/**
 * A page may shadow members of `document` with named forms and images (`<form name="body">`): the prototype's own
 * members are asked instead.
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

/** Asked the same way, because a form's fields can bear the names of its members. */
export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** The root and the body. Asked for by their names, they would be looked for among all elements. */
export const topElements = (page: Document): Element[] =>
  [fromDocument('documentElement', page), fromDocument('body', page)].filter(Boolean);
