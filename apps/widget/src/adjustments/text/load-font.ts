import { fontsForPage } from '../../page/fonts-for-page.ts';
import { fromDocument } from '../../page/safe-document.ts';
import type { Context } from '../engine/adjustment.ts';
import { fontFamily } from './font.ts';

interface Subset {
  regular: string;
  bold: string;
  /** The characters it is for; absent if for all. */
  range?: string;
}

declare const FONT_FILES: Record<string, [latin: Subset, extended?: Subset]>;

/** Letters of Polish, Czech, Hungarian, Turkish and other languages that are in the second subset. */
const extendedLetters = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/;

/**
 * Fetched on first use and given to the browser as bytes, so that the page's font policy need not allow our host. If
 * the page needs both subsets, they are applied together, so that no word is set in two fonts.
 */
export function loadFont(name: string, { loader }: Context, fail: () => void): () => void {
  let wanted = true;
  const faces: FontFace[] = [];
  const [latin, extended] = FONT_FILES[name] ?? [];
  const body = fromDocument('body');
  const load = (...subsets: (Subset | undefined)[]) => {
    const fetched = subsets.flatMap((subset) => (subset ? [fetchFace(subset, false), fetchFace(subset, true)] : []));
    Promise.all(fetched)
      .then((all) => {
        if (!wanted) return;
        for (const face of all) {
          faces.push(face);
          fromDocument('fonts').add(face);
        }
      })
      .catch(() => wanted && fail());
  };
  const fetchFace = async ({ regular, bold, range }: Subset, isBold: boolean) => {
    const answer = await loader.fetchPart(isBold ? bold : regular, 'woff2');
    const weight = isBold ? '600 900' : '100 500';
    return new FontFace(fontFamily(name), await answer.arrayBuffer(), {
      weight,
      ...(range ? { unicodeRange: range } : {}),
    });
  };
  // Text added later may be the first to need the second subset.
  const observer = new MutationObserver((records) => {
    const isNew = ({ target, addedNodes }: MutationRecord) =>
      [...addedNodes, ...(target.nodeType === 3 ? [target] : [])].some((node) =>
        extendedLetters.test(node.textContent ?? ''),
      );
    if (!records.some(isNew)) return;
    observer.disconnect();
    load(extended);
  });
  if (fontsForPage().includes(name)) {
    const both = extended && extendedLetters.test(body.textContent ?? '');
    load(latin, both ? extended : undefined);
    if (extended && !both) observer.observe(body, { childList: true, subtree: true, characterData: true });
  }
  return () => {
    wanted = false;
    observer.disconnect();
    for (const face of faces) fromDocument('fonts').delete(face);
  };
}
