import { attempt } from '../page/attempt.ts';
import { adoptSheet } from '../page/rules/adopt-sheet.ts';
import { readSaved, storageKey } from '../settings/read-saved.ts';
import { countVisit } from './count-visit.ts';
import { fetchConfig } from './fetch-config.ts';
import { readConfig } from './read-config.ts';
import { base, evenway, id } from './script.ts';
import { startWidget, type WidgetApi } from './start-widget.ts';
import { suitsPage } from './suits-page.ts';
import { ignore } from './when-settled.ts';

/** Never throws into the page, and does nothing at all where there is no page or no style sheet of our own is possible. */
export function main(): void {
  const page = window as { Evenway?: WidgetApi };
  if (!base || !id || Object.hasOwn(page, 'Evenway')) return;
  const saved = readSaved();
  const isSuitable = suitsPage(saved);
  const sheet = evenway instanceof CSSStyleSheet ? evenway : Object.assign(new CSSStyleSheet(), { media: 'screen' });
  let isStarted = false;
  const api: WidgetApi = {
    open: () => {
      api.isWanted = true;
    },
    close: ignore,
    remove() {
      isStarted = true;
      adoptSheet(document, sheet, false);
      delete page.Evenway;
    },
  };
  if (isSuitable) sheet.replaceSync(saved.c as string);
  adoptSheet(document, sheet, isSuitable);
  // Claimed at once, so that a second copy finds the first even before the configuration has arrived.
  page.Evenway = api;
  follow(0).catch(ignore);

  function start(text: string) {
    const config = readConfig(text);
    if (config?.isOwnHost && !isStarted) {
      isStarted = true;
      startWidget(config, saved, sheet, api);
    }
    return config;
  }

  /**
   * Starts by the configuration, or by the one kept from before while it cannot be had. Five tries, further apart each
   * time and at once when the network is back. Only a clear no takes away what the visitor has.
   */
  async function follow(attempt: number): Promise<void> {
    const config = start(await fetchConfig());
    // Also from a foreign site, where nothing is shown: its owner learns where the snippet has strayed.
    if (config) countVisit();
    if (config?.isOwnHost) return;
    if (config !== undefined) {
      api.remove();
      const { k, ...kept } = readSaved();
      if (k) localStorage.setItem(storageKey, JSON.stringify(kept));
    } else if (attempt < 4) {
      start(`${saved.k}`);
      await new Promise((resume) => {
        setTimeout(resume, 3 ** attempt * 2000 * (1 + Math.random()));
        addEventListener('online', resume);
      });
      await follow(attempt + 1);
    }
  }
}

attempt(main);
