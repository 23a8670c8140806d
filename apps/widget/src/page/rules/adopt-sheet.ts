export type Root = Document | ShadowRoot;

/** Adds one of our style sheets after the page's own, or removes it. The page's sheets are left alone. */
export function adoptSheet(root: Root, sheet: CSSStyleSheet, on: boolean): void {
  const before = [...read(root, 'adoptedStyleSheets')];
  if (on ? before.at(-1) === sheet : !before.includes(sheet)) return;
  const sheets = before.filter((other) => other !== sheet);
  if (on) sheets.push(sheet);
  Reflect.set(ownerOf(root), 'adoptedStyleSheets', sheets, root);
}

/** All style sheets of a tree in cascade order. */
export const sheetsOf = (root: Root): CSSStyleSheet[] => [
  ...read(root, 'styleSheets'),
  ...read(root, 'adoptedStyleSheets'),
];

/** Through the prototype, because a page can shadow the members of `document`. */
const ownerOf = (root: Root) => (isDocument(root) ? Document : ShadowRoot).prototype;

/** The page, or the page in a frame. Shadowing a member of `document` cannot make this test fail. */
export const isDocument = (root: Root): root is Document => 'documentElement' in root;

const read = (root: Root, name: 'styleSheets' | 'adoptedStyleSheets'): Iterable<CSSStyleSheet> =>
  Reflect.get(ownerOf(root), name, root);
