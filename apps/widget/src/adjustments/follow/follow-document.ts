import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { sheetsVersion } from '../../page/rules/sheets-version.ts';
import { safe } from '../../page/safe.ts';
import { findAll, topElements } from '../../page/safe-document.ts';
import { type Watch, watchPage } from '../../page/watch-page.ts';
import type { DocumentState, PageState } from '../engine/document-state.ts';
import { type KnowsElements, kindsOf } from './element-kinds.ts';

export interface Following {
  /** The document was styled: remembers the state it was styled for. */
  onStyled: () => void;
  hasNewSheets: () => boolean;
  watch: Watch;
}

interface Needs {
  /** Styles the document again: at once if urgent and within budget, otherwise later. */
  restyle: (isUrgent: boolean) => void;
  /** Schedules a look at the page that can wait. */
  later: (look: () => void, delay: number) => number;
  /** Elements were added. */
  onElements: (elements: Element[]) => void;
  /** A frame has loaded. */
  onFrame: () => void;
}

/** Decides what a change of one document requires. Most require nothing, because rules apply to new content anyway. */
export function followDocument(page: PageState, state: DocumentState, needs: Needs): Following {
  const { document } = state;
  const { restyle, onElements } = needs;
  /** Version of the page's style sheets when it was styled. */
  let version = '';
  /** Sizes in style attributes when it was styled; the rules for them match the attribute's text. */
  let sizes = new Set<string>();
  /** Colors in the style attributes of the root and the body. */
  let colors = '';
  /** The kinds of elements that were measured; undefined if none had to be. */
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
      // A rule by position in the page is for that element only.
      knows = state.written?.includes(':nth-child(') ? () => false : kindsOf(elementsOfPage(document));
    },
  };
}

/** Text sizes in style attributes, as written. */
function* inlineSizes(elements: Iterable<Element>): Iterable<string> {
  // Pages repeat the same attributes.
  const attributes = new Set(Array.from(elements, (element) => safe(element).getAttribute('style') ?? ''));
  for (const attribute of attributes) for (const [text] of attribute.matchAll(/(font|line-height)[^;]*/gi)) yield text;
}

/** As text: reading computed colors would make the browser compute styles once more. */
function inlineColors(document: Document): string {
  let text = '';
  for (const element of topElements(document)) {
    const style = safe(element).getAttribute('style') ?? '';
    text += style.match(/(?<![\w-])(--|color|background)[^:;]*:\s*[^-+.\d\s;][^;]*/gi) ?? '';
  }
  return text;
}
