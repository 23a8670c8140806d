import { create, fromDocument } from '../page/safe-document.ts';
import { element } from '../panel/element.ts';
import css from './check-bar.css';
import type { CheckTexts } from './check-texts.ts';

export interface Shown {
  state: 'running' | 'paused' | 'stopping' | 'over';
  /** A live region: announces start, waiting, failure and end, but not every page. */
  message?: string;
  /** The progress, visible and for screen readers. */
  progress?: { page: number; of: number };
  notes?: readonly string[];
}

export interface CheckBar {
  /** The check's frames are beside the bar, hidden from the page. */
  root: ShadowRoot;
  show: (shown: Shown) => void;
  /** Offers a page to be opened in the tab. */
  offer: (path: string) => void;
}

export interface CheckActions {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

const maxNameLength = 80;

/** A bar at the bottom of the page, in its own element. */
export function drawCheckBar(texts: CheckTexts, language: string, actions: CheckActions): CheckBar {
  const host = create('evenway-check' as 'div');
  const root = host.attachShadow({ __proto__: null, mode: 'closed' } as ShadowRootInit);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const message = element('p', { role: 'status' });
  const pages = element('p');
  const track = element('progress', { 'aria-label': texts.progressName });
  const notes = element('div');
  const pause = element('button', { type: 'button', onclick: actions.pause }, texts.pause);
  const resume = element('button', { type: 'button', onclick: actions.resume }, texts.resume);
  const stop = element('button', { type: 'button', onclick: actions.stop }, texts.stop);
  const close = element('button', { type: 'button', onclick: () => host.remove() }, texts.close);
  const next = element('a', { hidden: '' });
  root.append(
    element(
      'section',
      { 'aria-label': texts.name, lang: language },
      element('div', { class: 's' }, element('h2', {}, texts.name), message, pages, track, notes),
      element('div', { class: 'd' }, next, pause, resume, stop, close),
    ),
  );
  // Beside `body`, like the widget.
  fromDocument('documentElement').append(host);
  return {
    root,
    show({ state, message: said = '', progress, notes: lines = [] }) {
      const focused = root.activeElement;
      if (message.textContent !== said) message.textContent = said;
      pages.textContent = progress ? texts.progress(progress.page, progress.of) : '';
      track.hidden = !progress;
      if (progress) {
        track.max = progress.of;
        track.value = progress.page - 1;
      }
      notes.replaceChildren(...lines.map((line) => element('p', {}, line)));
      pause.hidden = state !== 'running';
      resume.hidden = state !== 'paused';
      stop.hidden = state === 'over';
      close.hidden = state !== 'over';
      // Keeps the focus in the bar when the focused button goes.
      if (focused && (focused as HTMLElement).hidden)
        [next, pause, resume, stop, close].find(({ hidden }) => !hidden)?.focus();
    },
    offer(path) {
      next.href = `${path}#evenway-check`;
      next.textContent = texts.openNext(path.length > maxNameLength ? `…${path.slice(-maxNameLength)}` : path);
      next.hidden = false;
    },
  };
}
