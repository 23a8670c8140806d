import { adoptSheet } from '../page/adopt-sheet.ts';
import { drawIcon } from '../page/draw-icon.ts';
import { pageSignature } from '../page/page-signature.ts';
import { findAll, fromDocument } from '../page/safe-document.ts';
import type { Config } from '../settings/config.ts';
import { partIntegrity, partUrl } from '../settings/part-files.ts';
import type { Adjuster, Loader, Panel } from '../settings/parts.ts';
import type { Saved } from '../settings/saved.ts';
import { buttonNames, chooseLanguage } from './button-names.ts';
import { drawButton } from './draw-button.ts';
import { loadPart } from './load-part.ts';
import { adjustPart, panelPart } from './part-names.ts';
import { luminanceOf } from './readable-text-color.ts';
import { report } from './report.ts';
import { request } from './request.ts';
import { markSession, unhideSession, writeSaved } from './store.ts';

export interface WidgetApi {
  open: () => void;
  close: () => void;
  remove: () => void;
}

interface Start {
  cdn: string;
  id: string;
  nonce: string;
  config: Config;
  saved: Saved;
  sheet: CSSStyleSheet;
  api: WidgetApi;
  forget: () => void;
}

/** Saved settings first, then the button, then what opens the panel. */
export async function startWidget({ cdn, id, nonce, config, saved, sheet, api, forget }: Start): Promise<void> {
  const { host, root, button } = drawButton(config);
  button.hidden = true;
  const at = { cdn, nonce, host };
  const parts = new Map<string, Promise<unknown>>();
  const part = <Entry>(file: string): Promise<Entry> => {
    const loading = parts.get(file) ?? loadPart(at, file);
    parts.set(file, loading);
    // What did not arrive is asked for again the next time it is needed.
    loading.catch(() => parts.delete(file));
    return loading as Promise<Entry>;
  };
  let adjusting: Promise<Adjuster> | undefined;
  let opening: Promise<Panel> | undefined;
  const stop = new AbortController();
  const listen = { __proto__: null, signal: stop.signal, passive: true } as AddEventListenerOptions;

  const refresh = () => {
    const back = location.hash === '#evenway';
    if (back && (saved.h || markSession('h', false))) {
      saved.h = undefined;
      unhideSession();
      writeSaved(saved);
    }
    const frame = button.parentElement as HTMLElement;
    frame.className = config.right === !saved.o ? '' : 'l';
    button.hidden = config.ownTriggerOnly || saved.h === true || markSession('h', false);
    const language = chooseLanguage(saved.l, config.language, fromDocument('documentElement').lang);
    button.lang = language;
    button.setAttribute('aria-label', buttonNames[language]);
  };
  const loader: Loader = {
    config,
    host,
    root,
    button,
    saved,
    save: () => writeSaved(saved),
    sheet,
    version: adjustPart,
    part,
    refresh,
    luminanceOf,
    adoptSheet,
    pageSignature,
    drawIcon,
    fetchPart: (file, ending) => request(partUrl(cdn, `${file}.${ending}`), { integrity: partIntegrity(file) }),
    reportUses: (names) => report(cdn, `uses/${id}/${names}`),
    hideForVisit: (hidden) => void (hidden ? markSession('h', true) : unhideSession()),
  };
  const adjuster = () => {
    adjusting ??= part<(loader: Loader) => Adjuster>(adjustPart).then((start) => start(loader));
    adjusting.catch(() => {
      adjusting = undefined;
    });
    return adjusting;
  };
  const panel = () => {
    opening ??= Promise.all([part<(loader: Loader, adjuster: Adjuster) => Promise<Panel>>(panelPart), adjuster()]).then(
      ([start, adjusted]) => start(loader, adjusted),
    );
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  const settle = (use: (panel: Panel) => void) => {
    panel()
      .then(use)
      .catch(() => undefined);
  };

  if (saved.s || saved.f) await adjuster().catch(() => undefined);

  api.open = () => settle((opened) => opened.open());
  api.close = () => {
    if (opening) settle((opened) => opened.close());
  };
  api.remove = () => {
    api.close();
    stop.abort();
    adjusting?.then((adjuster) => adjuster.remove()).catch(() => undefined);
    host.remove();
    forget();
  };
  button.addEventListener(
    'click',
    () => settle((opened) => (opened.isOpen() ? opened.close() : opened.open())),
    listen,
  );
  for (const intent of ['pointerenter', 'focus'])
    button.addEventListener(intent, () => settle(() => undefined), listen);
  addEventListener('hashchange', refresh, listen);
  const trigger = '[data-evenway-open]';
  if (config.ownTriggerOnly || findAll(trigger)[0]) {
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest(trigger)) api.open();
      },
      listen,
    );
  }
  refresh();
}
