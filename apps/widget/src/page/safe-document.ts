/**
 * A page may shadow members of `document` with named forms and images (`<form name="body">`): the prototype's own
 * members are asked instead.
 */
export const fromDocument = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document) as Document[K];

export const create = <K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] =>
  Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K];

export const findAll = (selector: string): NodeListOf<Element> =>
  Document.prototype.querySelectorAll.call(document, selector);
