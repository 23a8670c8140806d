import { isDocument, type Root } from '../../page/rules/adopt-sheet.ts';
import { walkRules } from '../../page/rules/walk-rules.ts';
import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';

/** Icon fonts by the names they go by, for pages whose style sheets may not be read. */
const knownIcons =
  '[class*=material-icons],[class*=material-symbols],.fa,.fas,.far,.fab,.fal,.fad,[class^=fa-],[class*=" fa-"],.bi,.ti,.mdi,.glyphicon,.dashicons,.ion,[class^=icon-],[class*=" icon-"],[class^=ri-],.pi';
const iconFamily = /icon|awesome|glyph|symbol|fontello|icomoon|feather|remix|themify|linea|slick|swiper|ionic/i;

/** Code points without a meaning of their own, which only an icon font draws something for. */
const iconGlyph = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/u;
const onlyGlyphs = /^\s*[\ue000-\uf8ff\u{f0000}-\u{10ffff}]+\s*$/u;

/** Code and formulas, whose shape is their meaning. */
const codeAndMaths = ['code', 'pre', 'kbd', 'samp', 'tt', 'math', 'mjx-container', '.katex'];

/** These, and what is in them. One by one, so that a browser passes over them by tag and class for most elements. */
export const codeSelectors: readonly string[] = [...codeAndMaths, ...codeAndMaths.map((one) => `${one} *`)];

type Styled = [family: string, selector: string];

const known = new WeakMap<Root, { signature: string; selectors: readonly string[] }>();

/** Of what is drawn with letters but is not text, one by one as above. */
export const iconSelectors = (root: Root): readonly string[] => [...knownIcons.split(','), ...ownIcons(root)];

/** Of all the rest. Most elements have no class, and so none of the icons' classes. */
export function notIcons(root: Root): string {
  const own = ownIcons(root).map((one) => `:where(:not(${one}))`);
  return `:is(:not([class]),:not(${knownIcons}))${own.join('')}`;
}

/**
 * Icons that are the page's own. The page's own rules say which elements use an icon font, and
 * such a font is known by its name, by ligatures, or by the glyphs that are drawn with it.
 */
function ownIcons(root: Root): readonly string[] {
  const styled: Styled[] = [];
  const drawn = new Set<string>();
  const families = new Set<string>();
  walkRules(root, ({ style, selectors: list }) => {
    const { fontFamily, content } = style;
    const selector = list.join();
    if (content && iconGlyph.test(content)) drawn.add(kindOf(selector));
    if (!fontFamily) return;
    const family = firstOf(fontFamily);
    styled.push([family, selector]);
    if (iconFamily.test(family) || style.fontFeatureSettings.includes('liga')) families.add(family);
  });
  const body = fromDocument('body');
  const written = iconGlyph.test((isDocument(root) ? fromDocument('body', root) : root).textContent ?? '');
  const signature = `${styled.length}|${drawn.size}|${written}`;
  const earlier = known.get(root);
  if (earlier?.signature === signature) return earlier.selectors;
  for (const element of [...elementsDrawn(root, drawn), ...(written ? elementsWritten(root) : [])]) {
    const family = familyOf(element, styled);
    // Not the family of running text, which may have a glyph of its own too.
    if (family && family !== familyOf(body, styled)) families.add(family);
  }
  const found = new Set<string>();
  for (const [family, selector] of styled)
    if (families.has(family) && isSelector(root, selector)) found.add(`:is(${selector})`);
  const selectors = [...found];
  known.set(root, { signature, selectors });
  return selectors;
}

const firstOf = (list: string): string => (list.split(',')[0] as string).trim().replace(/["']/g, '').toLowerCase();

/** An icon font has hundreds of rules like `.fa-house::before`: those with the same beginning are looked at as one. */
function kindOf(selector: string): string {
  const [plain = ''] = selector.split(/::?(?:before|after)/);
  const prefix = /\.([a-z\d]+-)[\w-]*$/i.exec(plain)?.[1];
  return prefix ? `[class*="${prefix}"]` : plain;
}

/** The first few elements of each kind that have a glyph before or after them. */
const elementsDrawn = (root: Root, kinds: Set<string>): Element[] =>
  [...kinds].flatMap((kind) =>
    isSelector(root, kind)
      ? [...safe(root).querySelectorAll(kind)]
          .slice(0, 5)
          .filter((element) =>
            ['::before', '::after'].some((pseudo) => iconGlyph.test(getComputedStyle(element, pseudo).content)),
          )
      : [],
  );

const elementsWritten = (root: Root): Element[] =>
  [...safe(root).querySelectorAll('*')].filter((element) =>
    [...safe(element).childNodes].some((node) => node.nodeType === 3 && onlyGlyphs.test(node.nodeValue ?? '')),
  );

/** The last family that a rule sets for the element: the computed one may be ours already. */
function familyOf(element: Element, styled: readonly Styled[]): string | undefined {
  return [...styled].reverse().find(([, selector]) => {
    const plain = selector.replace(/::?(before|after)/g, '');
    return !/^\*|,\s*\*/.test(plain) && isSelector(document, plain) && safe(element).matches(plain);
  })?.[0];
}

/** A glyph in ::before keeps its own family by itself; only elements can be reached by a rule for all elements: a
 * selector of those, which the browser understands outside of its rule. */
function isSelector(root: Root, selector: string): boolean {
  try {
    safe(root).querySelector(selector);
    return !selector.includes('::') && !/:(before|after)/.test(selector);
  } catch {
    return false;
  }
}
