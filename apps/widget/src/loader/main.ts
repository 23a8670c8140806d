import { adoptSheet } from '../page/adopt-sheet.ts';
import { pageSignature } from '../page/page-signature.ts';
import { countVisit } from './count-visit.ts';
import { fetchConfig } from './fetch-config.ts';
import { findScript } from './find-script.ts';
import { adjustPart } from './part-names.ts';
import { startWidget, type WidgetApi } from './start-widget.ts';
import { readSaved } from './store.ts';

/** Never throws into the page, and does nothing at all where there is no page or no style sheet of our own is possible. */
export function main(): void {
  try {
    if (typeof document === 'undefined' || !('adoptedStyleSheets' in Document.prototype)) return;
    const script = findScript();
    const page = window as unknown as Record<string, unknown>;
    const earlier = Object.getOwnPropertyDescriptor(page, 'Evenway');
    if (!script || earlier) return;
    // Claimed at once, so that a second copy finds the first even before the configuration has arrived.
    const wait = () => undefined;
    const api = { open: wait, close: wait, remove: wait } as WidgetApi;
    Object.defineProperty(page, 'Evenway', { __proto__: null, value: api, configurable: true } as PropertyDescriptor);

    const saved = readSaved();
    const sheet = new CSSStyleSheet({ __proto__: null, media: 'screen' } as CSSStyleSheetInit);
    if (
      saved.v === adjustPart &&
      typeof saved.c === 'string' &&
      (saved.g === undefined || saved.g === pageSignature())
    ) {
      sheet.replaceSync(saved.c);
      adoptSheet(document, sheet, true);
    }
    const forget = () => {
      adoptSheet(document, sheet, false);
      if (page.Evenway === api) delete page.Evenway;
    };
    fetchConfig(script.cdn, script.id)
      .then(async (config) => {
        // Also from a foreign site, where nothing is shown: its owner learns where the snippet has strayed.
        if (config) countVisit(script, saved);
        if (!config?.isOwnHost) return forget();
        await startWidget({ ...script, config, saved, sheet, api, forget });
      })
      .catch(forget);
  } catch {
    // A page in an unforeseen state keeps working without us.
  }
}

main();
