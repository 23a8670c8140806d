export type Root = Document | ShadowRoot;

/** Adds one of our style sheets behind the page's own ones, or takes it away; theirs are left alone. */
export function adoptSheet(root: Root, sheet: CSSStyleSheet, on: boolean): void {
  const before = [...read(root, 'adoptedStyleSheets')];
  if (on ? before.at(-1) === sheet : !before.includes(sheet)) return;
  const sheets = before.filter((other) => other !== sheet);
  if (on) sheets.push(sheet);
  Reflect.set(ownerOf(root), 'adoptedStyleSheets', sheets, root);
}

/** All style sheets of a tree, in the order of the cascade. */
export const sheetsOf = (root: Root): CSSStyleSheet[] => [
  ...read(root, 'styleSheets'),
  ...read(root, 'adoptedStyleSheets'),
];

/** Asked through the prototype, because a page can shadow the members of `document`. */
const ownerOf = (root: Root) => (isDocument(root) ? Document : ShadowRoot).prototype;

/** The page, or the page in a frame. What a page names like a member can hide that, and not take it away. */
export const isDocument = (root: Root): root is Document => 'documentElement' in root;

const read = (root: Root, name: 'styleSheets' | 'adoptedStyleSheets'): Iterable<CSSStyleSheet> =>
  Reflect.get(ownerOf(root), name, root);
