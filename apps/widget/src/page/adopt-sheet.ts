export type Root = Document | ShadowRoot;

/** Adds or takes away one of our style sheets, and leaves the page's own ones alone. */
export function adoptSheet(root: Root, sheet: CSSStyleSheet, on: boolean): void {
  const sheets = [...read(root, 'adoptedStyleSheets')];
  const at = sheets.indexOf(sheet);
  if (on === at >= 0) return;
  if (on) sheets.push(sheet);
  else sheets.splice(at, 1);
  Reflect.set(ownerOf(root), 'adoptedStyleSheets', sheets, root);
}

/** All style sheets of a tree, in the order of the cascade. */
export const sheetsOf = (root: Root): CSSStyleSheet[] => [
  ...read(root, 'styleSheets'),
  ...read(root, 'adoptedStyleSheets'),
];

/** Asked through the prototype, because a page can shadow the members of `document`. */
const ownerOf = (root: Root) => (isDocument(root) ? Document : ShadowRoot).prototype;

/** The page, or the page in a frame. */
export const isDocument = (root: Root): root is Document => Reflect.get(Node.prototype, 'nodeType', root) === 9;

const read = (root: Root, name: 'styleSheets' | 'adoptedStyleSheets'): Iterable<CSSStyleSheet> =>
  Reflect.get(ownerOf(root), name, root);
