import type { Context } from '../engine/adjustment.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { everything } from '../engine/specificity.ts';

/** Looks at the page with further rules, which are gone afterwards. */
export function applyForNow<T>(css: string, { loader, document: page, withAdjustments }: Context, look: () => T): T {
  const sheet = newSheet(page);
  sheet.replaceSync(`${css}${everything}{transition:none!important}`);
  return withAdjustments(() => {
    loader.adoptSheet(page, sheet, true);
    try {
      return look();
    } finally {
      loader.adoptSheet(page, sheet, false);
    }
  });
}
