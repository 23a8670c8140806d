import { attempt } from '../page/attempt.ts';
import { findAll, fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/part-script.ts';
import type { Loader } from '../settings/parts.ts';
import { type CheckBar, drawCheckBar } from './check-bar.ts';
import {
  forgetSession,
  keepSession,
  openSession,
  type PageReport,
  Refused,
  type Report,
  readSession,
  report,
  type Session,
  sender,
} from './check-session.ts';
import { checkTexts } from './check-texts.ts';
import { listLinks, listSitemap } from './find-pages.ts';
import { openFrame, type PageFrame, removeWidget } from './page-frame.ts';
import { ownPath } from './page-path.ts';
import { type Axe, axePart, Blocked, loadIntoFrame, runAxe } from './run-axe.ts';

declare const ADJUST_PART: string;

/** Checks this website for its owner. Never loaded for visitors: the address must say so (`#evenway-check`). */
export type StartCheck = (loader: Loader) => Promise<void>;

const maxPages = 50;
const script = fromDocument('currentScript') as PartScript | null;
const [, base = ''] = /^(.+)\/parts\//.exec(script?.src ?? '') ?? [];
const themeOf = (view: Window) => (view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const startCheck: StartCheck = async (loader) => {
  const [, token] = /^#evenway-check(?:=([\w-]+))?$/.exec(location.hash) ?? [];
  // The token is used up by its first use; it need not stand in the history either.
  attempt(() => history.replaceState(history.state, '', `${location.pathname}${location.search}`));
  const id = ([...findAll('script[data-widget-id]')] as HTMLElement[])[0]?.dataset.widgetId ?? '';
  const language = loader.button.lang === 'fr' ? 'fr' : 'en';
  const texts = checkTexts[language];
  const send = sender(loader, id);
  const origin = new URL(base).origin;

  let state: Report['state'] = 'running';
  let goOn: (() => void) | undefined;
  let session: Session | null = null;
  const notes: string[] = [];
  const bar: CheckBar = drawCheckBar(texts, language, {
    pause: () => halt('paused'),
    resume() {
      state = 'running';
      goOn?.();
    },
    stop: () => {
      halt('stopped');
      goOn?.();
    },
  });
  bar.show('running', texts.opening);

  function halt(next: 'paused' | 'stopped') {
    state = next;
    if (session && next === 'paused') tell({ state: 'paused' }).catch(() => undefined);
    if (next === 'paused') bar.show('paused', texts.paused, ...notes);
  }
  /** Resumes when the owner does. What went wrong is said meanwhile. */
  const pausedBy = (why?: string) => {
    state = 'paused';
    bar.show('paused', why ?? texts.paused, ...notes);
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  const tell = (told: Report) => report(send, session as Session, told);
  /** Tries again as often as the owner wants: nothing that was found is lost to a bad connection. */
  const tellSurely = async (told: Report): Promise<void> => {
    for (;;) {
      try {
        await tell(told);
        return;
      } catch (reason) {
        if (reason instanceof Refused || state === 'stopped') throw reason;
        await pausedBy(texts.offline);
      }
    }
  };
  const leave = (event: Event) => event.preventDefault();
  const over = (status: string, ...more: string[]) => {
    removeEventListener('beforeunload', leave);
    bar.show('over', status, ...notes, ...more);
  };

  /** Stores and shows what one page gave. */
  const take = async (current: Session, page: PageReport, next: Report['state'] = 'running') => {
    if (page.state === 'checked') current.checked += 1;
    else if (page.state === 'failed') current.failed += 1;
    else current.notFramed.push(page.path);
    current.count += page.rules.reduce((sum, { count }) => sum + count, 0);
    await tellSurely({ state: next, page });
    keepSession(current);
  };
  const loadAxe = (view: Window) => (view === window ? loader.part<Axe>(axePart) : loadIntoFrame(view, base));
  const checkWindow = async (view: Window, path: string): Promise<PageReport> => {
    const theme = themeOf(view);
    try {
      return { path, state: 'checked', theme, rules: await runAxe(view, () => loadAxe(view)) };
    } catch (reason) {
      return { path, state: 'failed', reason: reason instanceof Blocked ? 'policy' : 'error', rules: [] };
    }
  };

  try {
    await removeOwn(loader);
    session = token ? await openSession(send, token) : readSession();
    if (!session) return over(texts.linkInvalid);
    addEventListener('beforeunload', leave);
    if (session.isFinished) await checkOne(session);
    else await checkAll(session);
  } catch (reason) {
    forgetSession();
    over(reason instanceof Refused ? (session ? texts.over : texts.linkInvalid) : texts.offline);
  }

  /** A page that could not be framed, opened by itself. */
  async function checkOne(current: Session): Promise<void> {
    const path = ownPath();
    current.notFramed = current.notFramed.filter((one) => one !== path);
    bar.show('running', texts.progress(current.checked + 1, Math.max(current.found, current.checked + 1)));
    await take(current, await checkWindow(window, path), 'finished');
    finish(current);
  }

  function finish(current: Session): void {
    const [next] = current.notFramed;
    const { notFramed, failed } = current;
    if (next) bar.offer(next);
    else forgetSession();
    over(
      texts.finished(current.checked, current.count),
      ...(failed > 0 ? [texts.failed(failed)] : []),
      ...(notFramed.length > 0 ? [texts.notFramed(notFramed.length)] : []),
      texts.seeFindings,
    );
  }

  async function checkAll(current: Session): Promise<void> {
    const here = ownPath();
    const known = new Set([here]);
    const queue: string[] = [];
    const arrived = new Set<string>();
    let doubles = 0;
    const add = (paths: readonly string[]) => {
      for (const path of paths)
        if (known.size < maxPages && !known.has(path)) {
          known.add(path);
          queue.push(path);
        }
      current.found = known.size - doubles;
    };
    const showProgress = () => {
      const done = current.checked + current.failed + current.notFramed.length;
      if (state === 'running')
        bar.show('running', texts.progress(Math.min(done + 1, current.found), current.found), ...notes);
    };
    const blockedFrames = watchFramePolicy();
    const listed = listSitemap(here);
    showProgress();

    const isAsItIs = current.width === null && current.theme === 'device';
    if (isAsItIs) {
      const page = await checkWindow(window, here);
      if (page.reason === 'policy') return blocked(current, page);
      await take(current, page);
      arrived.add(here);
    } else queue.push(here);
    add(await listed);
    // Without a sitemap, by the links of every page that is seen.
    const hasSitemap = queue.length > 1 || (isAsItIs && queue.length > 0);
    if (!hasSitemap) add(listLinks(document));

    // The next page loads while this one is checked.
    let coming: Promise<[string, PageFrame]> | null = null;
    const request = () => {
      const path = queue.shift();
      coming = path === undefined ? null : openFrame(bar.root, path, current).then((frame) => [path, frame]);
    };
    for (;;) {
      if (!coming) request();
      if (!coming) break;
      showProgress();
      const [path, frame]: [string, PageFrame] = await coming;
      if (state === 'paused') await pausedBy();
      if (state === 'stopped') {
        frame.remove();
        break;
      }
      // A page that leads to one that is known already, as all do that ask to sign in, is none of its own.
      const arrivedAt = frame.view ? ownPath(frame.view.location) : path;
      if (arrivedAt !== path && (arrived.has(arrivedAt) || queue.includes(arrivedAt))) {
        doubles += 1;
        add([]);
        frame.remove();
        coming = null;
        continue;
      }
      arrived.add(arrivedAt);
      if (frame.view && !hasSitemap) add(listLinks(frame.view.document));
      if (blockedFrames() && !notes.includes(texts.framesBlocked)) {
        notes.push(texts.framesBlocked);
        await tellSurely({ state: 'running', problem: 'framesBlocked' });
      }
      request();
      await takeFrame(current, path, frame, path === here && !frame.view);
      frame.remove();
    }
    coming = null;
    removeFrames();
    if (state === 'stopped') {
      await tell({ state: 'stopped' });
      forgetSession();
      return over(texts.stopped, texts.seeFindings);
    }
    current.isFinished = true;
    await tellSurely({ state: 'finished' });
    keepSession(current);
    finish(current);
  }

  async function takeFrame(current: Session, path: string, frame: PageFrame, isThisPage: boolean): Promise<void> {
    const { view, problem } = frame;
    // The page that is open can be looked at as it is, though not in the chosen width.
    if (isThisPage) return take(current, await checkWindow(window, path));
    if (view) return take(current, await checkWindow(view, path));
    if (problem === 'notFramed') return take(current, { path, state: 'notFramed', rules: [] });
    return take(current, { path, state: 'failed', reason: problem ?? 'error', rules: [] });
  }

  async function blocked(current: Session, page: PageReport): Promise<void> {
    await tellSurely({ state: 'stopped', page, problem: 'scriptBlocked' });
    forgetSession();
    current.failed += 1;
    over(texts.scriptBlocked(origin));
  }

  function removeFrames(): void {
    for (const frame of bar.root.querySelectorAll('iframe')) frame.remove();
  }
};

/** What the owner has chosen in the widget for themselves is no part of the page, nor is the widget. */
async function removeOwn(loader: Loader): Promise<void> {
  const isAdjusting = loader.saved.s || loader.saved.f;
  removeWidget(window);
  // What undoes the adjustments is on its way, and in front of us.
  if (isAdjusting) await loader.part(ADJUST_PART).catch(() => undefined);
}

/** Whether this page's own policy has kept a frame closed. */
function watchFramePolicy(): () => boolean {
  let isBlocked = false;
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (/^(frame|child)-src/.test(effectiveDirective)) isBlocked = true;
  });
  return () => isBlocked;
}

if (script) script.evenway = startCheck;
