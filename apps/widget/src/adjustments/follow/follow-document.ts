import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { sheetsVersion } from '../../page/rules/sheets-version.ts';
import { safe } from '../../page/safe.ts';
import { findAll, topElements } from '../../page/safe-document.ts';
import { type Watch, watchPage } from '../../page/watch-page.ts';
import type { DocumentState, PageState } from '../engine/document-state.ts';
import { type KnowsElements, kindsOf } from './element-kinds.ts';

export interface Following {
  /** The document was styled: remembers what it was styled for. */
  onStyled: () => void;
  hasNewSheets: () => boolean;
  watch: Watch;
}

interface Needs {
  /** Styles the document again: at once when urgent and the budget allows, otherwise when it does. */
  restyle: (isUrgent: boolean) => void;
  /** For looks at the page that can wait until there is time for them. */
  later: (look: () => void, delay: number) => number;
  /** There are new elements. */
  onElements: (elements: Element[]) => void;
  /** A frame has loaded. */
  onFrame: () => void;
}

/** Decides what a change of one document asks for. Most ask for nothing: rules follow by themselves. */
export function followDocument(page: PageState, state: DocumentState, needs: Needs): Following {
  const { document } = state;
  const { restyle, onElements } = needs;
  /** The page's own style sheets it was styled for. */
  let version = '';
  /** Sizes in style attributes it was styled for: the rules for them go by their text. */
  let sizes = new Set<string>();
  /** Colors in the style attributes of the root and the body. */
  let colors = '';
  /** Kinds of elements that were measured; undefined when none had to be. */
  let knows: KnowsElements | undefined;

  const currentVersion = () => sheetsVersion(document, (sheet) => page.ours.has(sheet));
  const hasNewSheets = () => version !== currentVersion();
  const hasNewSize = (elements: Iterable<Element>) => {
    const { size } = sizes;
    for (const text of inlineSizes(elements)) sizes.add(text);
    return sizes.size > size;
  };
  const watch = watchPage(
    document,
    page.loader.host,
    {
      onTheme(styleOnly) {
        const dependsOnTheme = knows || page.settings.contrast || page.settings.colors;
        if (dependsOnTheme && !(styleOnly && colors === inlineColors(document))) restyle(true);
      },
      onSheets: () => hasNewSheets() && restyle(true),
      onResize: () => knows && restyle(false),
      onFrame: needs.onFrame,
      onChanges({ added, changed, restyled }) {
        const inner = [...added].flatMap((element) => [element, ...safe(element).querySelectorAll('*')]);
        onElements(inner);
        if (hasNewSheets() || (page.settings.textSize && hasNewSize([...inner, ...restyled]))) restyle(true);
        else if (knows && !knows([...inner, ...changed, ...restyled], changed)) restyle(false);
      },
    },
    needs.later,
  );
  return {
    hasNewSheets,
    watch,
    onStyled() {
      version = currentVersion();
      sizes = new Set(page.settings.textSize ? inlineSizes(findAll('[style]', document)) : []);
      knows = undefined;
      if (!state.isMeasured) return;
      colors = inlineColors(document);
      // Rules for an element's place in the page are for that element alone.
      knows = state.written?.includes(':nth-child(') ? () => false : kindsOf(elementsOfPage(document));
    },
  };
}

/** Sizes of text in style attributes, as they are written. */
function* inlineSizes(elements: Iterable<Element>): Iterable<string> {
  // Pages write the same attribute again and again.
  const attributes = new Set(Array.from(elements, (element) => safe(element).getAttribute('style') ?? ''));
  for (const attribute of attributes) for (const [text] of attribute.matchAll(/(font|line-height)[^;]*/gi)) yield text;
}

/** Told by their text: to ask for computed colors would have the browser work out the page's styles an extra time. */
function inlineColors(document: Document): string {
  let text = '';
  for (const element of topElements(document)) {
    const style = safe(element).getAttribute('style') ?? '';
    text += style.match(/(?<![\w-])(--|color|background)[^:;]*:\s*[^-+.\d\s;][^;]*/gi) ?? '';
  }
  return text;
}
