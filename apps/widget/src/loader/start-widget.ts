import type { MoveButton } from '../move-button/start-moving.ts';
import { attempt } from '../page/attempt.ts';
import { drawIcon } from '../page/draw-icon.ts';
import { adoptSheet } from '../page/rules/adopt-sheet.ts';
import { pageSignature } from '../page/rules/page-signature.ts';
import { fromDocument } from '../page/safe-document.ts';
import type { Config } from '../settings/config.ts';
import type { Adjuster, Loader, Panel } from '../settings/parts.ts';
import { readSaved, storageKey } from '../settings/read-saved.ts';
import type { Saved } from '../settings/saved.ts';
import { buttonNames, chooseLanguage, type Language } from './button-names.ts';
import { drawButton } from './draw-button.ts';
import { isButtonCovered } from './is-button-covered.ts';
import { loadPart, partScript } from './load-part.ts';
import { adjustPart, movePart, panelPart } from './part-names.ts';
import { luminanceOf } from './readable-text-color.ts';
import { report, request } from './request.ts';
import { ignore, sleep, whenSettled } from './when-settled.ts';

export interface WidgetApi {
  open: () => void;
  close: () => void;
  remove: () => void;
  /** The page has opened the panel before the widget was ready. */
  isWanted?: boolean;
}

/** Saved settings first, then the button, then what opens the panel. */
export function startWidget(config: Config, saved: Saved, sheet: CSSStyleSheet, api: WidgetApi): void {
  // If no part can be loaded, there is no button, since it would do nothing. Restored settings stay.
  partScript(panelPart);
  const { host, root, button } = drawButton(config);
  const stop = new AbortController();
  const { remove } = api;
  let isAdjusting = false;
  let isOpening = false;
  let returns = 9;
  let timer: ReturnType<typeof setTimeout>;

  const part: Loader['part'] = (file) => loadPart(host, file);
  const loader = {
    config,
    host,
    root,
    button,
    saved,
    hiddenForVisit: !!attempt(() => sessionStorage.getItem(storageKey)),
    sheet,
    part,
    refresh() {
      const language = chooseLanguage(saved.l, config.language, fromDocument('documentElement').lang);
      (button.parentElement as Element).className = (config.position === 'LEFT') === !saved.o ? 'l' : '';
      button.hidden = config.ownTriggerOnly === true || !!saved.h || loader.hiddenForVisit;
      button.lang = language;
      button.setAttribute('aria-label', buttonNames[language]);
    },
    luminanceOf,
    adoptSheet,
    pageSignature,
    drawIcon,
    request,
    report,
  } as Loader;
  const withAdjuster = <Result>(use?: (adjuster: Adjuster) => Result): Promise<Result | Adjuster | void> => {
    isAdjusting = true;
    return loadPart(host, adjustPart, (begin: (loader: Loader) => Adjuster) => begin(loader))
      .then(use)
      .catch(ignore);
  };
  const withPanel = (use?: (panel: Panel) => void, fail = ignore) => {
    isOpening = true;
    // Loads both parts in parallel. One cannot start without the other, and the next press tries again.
    const adjusting = withAdjuster();
    loadPart(host, panelPart, async (begin: (loader: Loader, adjuster: Adjuster) => Promise<Panel>) => {
      await ready;
      return begin(loader, (await adjusting) as Adjuster);
    })
      .then(use)
      .catch(fail);
  };
  /**
   * If the panel cannot load, the browser's own bubble says so, since none of our parts may be there. It is retried
   * once automatically for a visitor who waits at the button.
   */
  const answer = (use: (panel: Panel) => void) =>
    withPanel(use, async () => {
      const word = config[button.lang as Language] ?? 'offline';
      button.setCustomValidity(`${buttonNames[button.lang as Language]}: ${word}`);
      button.reportValidity();
      await sleep(5000);
      button.setCustomValidity('');
      withPanel((panel) => root.activeElement && use(panel));
    });
  const unhide = ({ hash }: { hash?: string }) => {
    const isWayBack = hash === '#evenway';
    if (isWayBack && (saved.h || loader.hiddenForVisit)) withAdjuster(() => loader.hide());
    return isWayBack;
  };
  const on = (target: EventTarget, types: string, listener: (event: Event) => void) => {
    for (const type of types.split(' '))
      target.addEventListener(type, listener, { __proto__: null, signal: stop.signal, capture: true } as object);
  };
  const checkPosition = () => {
    clearTimeout(timer);
    timer = setTimeout(attempt, 300, () => {
      if (isButtonCovered(host, button))
        part<MoveButton>(movePart)
          .then((moveButton) => moveButton(loader))
          .catch(ignore);
    });
  };
  const observer = new MutationObserver(() => {
    // `document.open` removes all our listeners; such a page is left alone.
    if (!host.isConnected && returns-- > 0) host.dispatchEvent(new Event(storageKey));
  });
  const attach = () => {
    const page = fromDocument('documentElement');
    // Beside `body`, where no rule for the page's content matches it.
    page.append(host);
    for (const node of [document, page]) observer.observe(node, { childList: true });
  };
  // First for its language, which parts started by saved settings need for their texts.
  loader.refresh();
  const applied = (saved.s || saved.f) && Promise.race([withAdjuster(), sleep(3000)]);
  const ready = whenSettled().then(async () => {
    await applied;
    if (stop.signal.aborted) return;
    attach();
    checkPosition();
    unhide(location);
  });
  ready.catch(ignore);

  api.open = () => answer((panel) => panel.open());
  api.close = () => {
    if (isOpening) withPanel((panel) => panel.close());
  };
  api.remove = () => {
    api.close();
    stop.abort();
    observer.disconnect();
    if (isAdjusting) withAdjuster((adjusted) => adjusted.remove());
    host.remove();
    remove();
  };
  // The page may replace its whole document.
  on(host, storageKey, attach);
  on(button, 'click', () => answer((panel) => (panel.isOpen() ? panel.close() : panel.open())));
  on(button, 'pointerenter', () => withPanel());
  on(window, 'hashchange', () => unhide(location));
  // A modal dialog takes the focus when it opens.
  on(window, 'scroll resize focusin', checkPosition);
  on(window, 'focusin focus pointerdown mousedown touchstart', (event) => {
    if (event.target !== host) return;
    // Focus traps of the page's dialogs need not know about us.
    event.stopImmediatePropagation();
    withPanel((panel) => panel.enter());
  });
  // Another tab has written, or this page comes back from the browser's cache.
  on(window, 'storage pageshow', (event) => {
    const change = event as StorageEvent & PageTransitionEvent;
    if ((change.key === storageKey || change.persisted) && (isAdjusting || readSaved().k))
      withAdjuster((adjusted) => adjusted.sync());
  });
  on(window, 'click', (event) => {
    for (const node of event.composedPath() as HTMLAnchorElement[])
      if (node.dataset?.evenwayOpen !== undefined) {
        if (unhide(node)) event.preventDefault();
        api.open();
      }
  });
  if (api.isWanted) api.open();
}
