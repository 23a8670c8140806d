import { isDocument, type Root } from '../../page/rules/adopt-sheet.ts';
import { walkRules } from '../../page/rules/walk-rules.ts';
import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';

/** Common names of icon fonts, for pages with unreadable style sheets. */
const knownIcons =
  '[class*=material-icons],[class*=material-symbols],.fa,.fas,.far,.fab,.fal,.fad,[class^=fa-],[class*=" fa-"],.bi,.ti,.mdi,.glyphicon,.dashicons,.ion,[class^=icon-],[class*=" icon-"],[class^=ri-],.pi';
const iconFamily = /icon|awesome|glyph|symbol|fontello|icomoon|feather|remix|themify|linea|slick|swiper|ionic/i;

/** Private-use code points, which only icon fonts draw. */
const iconGlyph = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/u;
const onlyGlyphs = /^\s*[\ue000-\uf8ff\u{f0000}-\u{10ffff}]+\s*$/u;

/** Code and formulas, whose layout carries meaning. */
const codeAndMaths = ['code', 'pre', 'kbd', 'samp', 'tt', 'math', 'mjx-container', '.katex'];

/** Code and everything inside. Separate selectors, so that the browser rules out most elements by tag and class. */
export const codeSelectors: readonly string[] = [...codeAndMaths, ...codeAndMaths.map((one) => `${one} *`)];

type Styled = [family: string, selector: string];

const known = new WeakMap<Root, { signature: string; selectors: readonly string[] }>();

/** Selectors of what is drawn with letters but is not text; separate as above. */
export const iconSelectors = (root: Root): readonly string[] => [...knownIcons.split(','), ...ownIcons(root)];

/** Selects everything else. Most elements have no class, and so no icon class. */
export function notIcons(root: Root): string {
  const own = ownIcons(root).map((one) => `:where(:not(${one}))`);
  return `:is(:not([class]),:not(${knownIcons}))${own.join('')}`;
}

/**
 * The page's own icons. Its rules say which elements use an icon font, and the font is recognized by its name, by
 * ligatures, or by its glyphs.
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
    // Not the font of running text, which may contain such a glyph too.
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

/** An icon font has hundreds of rules like `.fa-house::before`: those with the same prefix are treated as one. */
function kindOf(selector: string): string {
  const [plain = ''] = selector.split(/::?(?:before|after)/);
  const prefix = /\.([a-z\d]+-)[\w-]*$/i.exec(plain)?.[1];
  return prefix ? `[class*="${prefix}"]` : plain;
}

/** The first few elements of each kind with a glyph in `::before` or `::after`. */
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

/** The last family that a rule sets for the element: the computed one may be ours. */
function familyOf(element: Element, styled: readonly Styled[]): string | undefined {
  return [...styled].reverse().find(([, selector]) => {
    const plain = selector.replace(/::?(before|after)/g, '');
    return !/^\*|,\s*\*/.test(plain) && isSelector(document, plain) && safe(element).matches(plain);
  })?.[0];
}

/**
 * Whether this selects elements, and is valid outside of its rule. A glyph in `::before` keeps its own family anyway.
 */
function isSelector(root: Root, selector: string): boolean {
  try {
    safe(root).querySelector(selector);
    return !selector.includes('::') && !/:(before|after)/.test(selector);
  } catch {
    return false;
  }
}
