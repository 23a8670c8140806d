import type { Context } from '../engine/adjustment.ts';
import { everything } from '../engine/specificity.ts';

/** Looks at the page with further rules, which are gone afterwards. */
export function applyForNow<T>(css: string, { loader, withAdjustments }: Context, look: () => T): T {
  const sheet = new CSSStyleSheet({ media: 'screen' });
  sheet.replaceSync(`${css}${everything}{transition:none!important}`);
  return withAdjustments(() => {
    loader.adoptSheet(document, sheet, true);
    try {
      return look();
    } finally {
      loader.adoptSheet(document, sheet, false);
    }
  });
}
