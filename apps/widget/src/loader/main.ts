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
   * Starts with the configuration, or with the stored one while ours cannot be reached. Five attempts, with growing
   * pauses, and at once when the network is back. Only a definite "not live" removes the visitor's settings.
   */
  async function follow(attempt: number): Promise<void> {
    const config = start(await fetchConfig());
    // Also on another site, where nothing is shown: the owner learns where the snippet was copied to.
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
 * Whether the stored sheet was made for a page like this: all style sheets loaded so far were there then. The adjust
 * part corrects any mistake later.
 */
const suitsPage = ({ c, g = '', k }: Saved): boolean =>
  !!k &&
  !!c &&
  (!g ||
    pageSignature()
      .split(';')
      .every((sheet) => g.includes(sheet)));

/**
 * The response body: its content counts, not its status, which may come from a proxy or a host that is being moved.
 * Empty without a response within five seconds; browsers without that timeout wait until the network gives up.
 */
const fetchConfig = (): Promise<string> =>
  request(`config/${id}.json`, { signal: AbortSignal.timeout?.(5000) })
    .then((answer) => answer.text())
    .catch(() => '');

attempt(main);
