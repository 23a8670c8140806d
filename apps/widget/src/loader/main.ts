import { attempt } from '../page/attempt.ts';
import { adoptSheet } from '../page/rules/adopt-sheet.ts';
import { pageSignature } from '../page/rules/page-signature.ts';
import { readSaved, storageKey } from '../settings/read-saved.ts';
import type { Saved } from '../settings/saved.ts';
import { countVisit } from './count-visit.ts';
import { readConfig } from './read-config.ts';
import { request } from './request.ts';
import { base, evenway, id } from './script.ts';
import { startWidget, type WidgetApi } from './start-widget.ts';
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

/**
 * Whether the kept sheet was made for a page like this: all style sheets that are here so far were there. What is wrong
 * after all is put right when the adjust part comes.
 */
const suitsPage = ({ c, g = '', k }: Saved): boolean =>
  !!k &&
  !!c &&
  (!g ||
    pageSignature()
      .split(';')
      .every((sheet) => g.includes(sheet)));

/**
 * The answer as it came: what it says counts, not its status, which a proxy or a host that is being moved may give. Empty:
 * no answer, also after five seconds. Browsers that cannot be told so wait until the network gives up.
 */
const fetchConfig = (): Promise<string> =>
  request(`config/${id}.json`, { signal: AbortSignal.timeout?.(5000) })
    .then((answer) => answer.text())
    .catch(() => '');

attempt(main);
