import { attempt } from '../page/attempt.ts';
import { findAll, fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/part-script.ts';
import type { Loader } from '../settings/parts.ts';
import { awaitPage } from './await-page.ts';
import { type Control, controlCheck } from './check-control.ts';
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
import { queuePages } from './page-queue.ts';
import { type Axe, axePart, Blocked, type LoadAxe, loadIntoFrame, runAxe } from './run-axe.ts';

declare const ADJUST_PART: string;

/** Checks this website for its owner. Never loaded for visitors: the address must say so (`#evenway-check`). */
export type StartCheck = (loader: Loader) => Promise<void>;

const script = fromDocument('currentScript') as PartScript | null;
const [, base = ''] = /^(.+)\/parts\//.exec(script?.src ?? '') ?? [];

const startCheck: StartCheck = async (loader) => {
  const [, token] = /^#evenway-check(?:=([\w-]+))?$/.exec(location.hash) ?? [];
  // Anyone can make a link with this fragment: without a token or a check in this tab it changes nothing.
  if (!token && !readSession()) return;
  // The token works once, and should not stay in the history.
  attempt(() => history.replaceState(history.state, '', `${location.pathname}${location.search}`));
  const id = ([...findAll('script[data-widget-id]')] as HTMLElement[])[0]?.dataset.widgetId ?? '';
  const language = loader.button.lang === 'fr' ? 'fr' : 'en';
  const texts = checkTexts[language];
  const send = sender(loader, id);
  const { origin, host } = new URL(base);
  const loadAxe: LoadAxe = (view) => (view === window ? loader.part<Axe>(axePart) : loadIntoFrame(view, base));

  let session: Session | null = null;
  const control: Control = controlCheck(texts, language, (state) => {
    // The next page reports it again.
    if (session) sendReport({ state }).catch(() => undefined);
  });
  const sendReport = (content: Report, isLeaving?: boolean) => report(send, session as Session, content, isLeaving);
  /** Retries as often as the owner wants, so that a bad connection loses no results. */
  const surely = async <Result>(request: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await request();
      } catch (reason) {
        if (reason instanceof Refused || control.isStopped()) throw reason;
        await control.wait(texts.offline(host));
        if (control.isStopped()) throw reason;
      }
    }
  };
  const reportReliably = (content: Report) => surely(() => sendReport(content));
  const leave = (event: Event) => event.preventDefault();
  /** A closed tab ends the check, and what it found counts. */
  const reportLeaving = () => void sendReport({ state: 'stopped' }, true).catch(() => undefined);
  const end = (message: string, ...lines: string[]) => {
    removeEventListener('beforeunload', leave);
    removeEventListener('pagehide', reportLeaving);
    for (const frame of control.root.querySelectorAll('iframe')) frame.remove();
    control.end(message, ...lines);
  };

  try {
    session = token ? await surely(() => openSession(send, token)) : readSession();
    if (!session) return end(texts.linkInvalid);
    await removeOwn(loader);
    addEventListener('beforeunload', leave);
    if (session.isFinished) return await checkOne(session);
    addEventListener('pagehide', reportLeaving);
    await checkAll(session);
  } catch (reason) {
    forgetSession();
    if (reason instanceof Refused) return end(session ? texts.over : texts.linkInvalid);
    if (control.isStopped()) return stop();
    if (session) sendReport({ state: 'stopped' }).catch(() => undefined);
    end(texts.broken);
  }

  /** Stores and shows the result of one page. */
  async function take(current: Session, page: PageReport, next: Report['state'] = 'running'): Promise<void> {
    if (page.state === 'checked') current.checked += 1;
    else if (page.state === 'failed') current.failed += 1;
    else current.notFramed.push(page.path);
    current.count += page.rules.reduce((sum, { count }) => sum + count, 0);
    await reportReliably({ state: next, page });
  }

  /** A page that could not be framed and was opened in the tab: the one that was offered, after any redirect. */
  async function checkOne(current: Session): Promise<void> {
    const { offered = ownPath() } = current;
    control.progress(current.checked + 1, Math.max(current.found, current.checked + 1));
    await take(current, await checkPage(window, offered, loadAxe), 'finished');
    finish(current);
  }

  function finish(current: Session): void {
    const { notFramed, failed } = current;
    const [next, ...rest] = notFramed;
    if (next === undefined) forgetSession();
    else {
      // It is not offered twice, whether it was opened or not.
      keepSession({ ...current, notFramed: rest, offered: next });
      control.offer(next);
    }
    end(
      texts.finished(current.checked, current.count),
      ...(failed > 0 ? [texts.failed(failed)] : []),
      ...(notFramed.length > 0 ? [texts.notFramed(notFramed.length)] : []),
      texts.seeFindings,
    );
  }

  async function checkAll(current: Session): Promise<void> {
    const here = ownPath();
    const isAsItIs = current.width === null && current.theme === 'device';
    const pages = queuePages(here, isAsItIs);
    const showProgress = () => {
      current.found = pages.size();
      control.progress(current.checked + current.failed + current.notFramed.length + 1, current.found);
    };
    const listed = listSitemap(here);
    showProgress();

    const first = isAsItIs ? await checkPage(window, here, loadAxe) : null;
    if (first?.reason === 'policy') return stopBlocked(first);
    const mapped = await listed;
    // Without a sitemap, by the links of every page that is seen.
    const hasSitemap = mapped.some((path) => path !== here);
    pages.add(hasSitemap ? mapped : listLinks(document));
    // Now it is known how many pages follow: "1 of 1" would look like the end.
    current.found = pages.size();
    if (first) await take(current, first);

    // The next page loads while this one is checked.
    const request = () => {
      const path = pages.next();
      return path === undefined ? null : { path, frame: openFrame(control.root, path, current) };
    };
    let isPolicyReported = false;
    for (let coming = request(); coming; ) {
      showProgress();
      const { path } = coming;
      const frame = await awaitPage(coming.frame, control, texts.waitingFor(path));
      if (control.isPaused()) await control.wait();
      if (!frame || control.isStopped()) break;
      const isDouble = pages.isKnownAs(path, frame.arrivedAt);
      const { view } = frame;
      if (view && !hasSitemap && !isDouble) pages.add(attempt(() => listLinks(view.document)) ?? []);
      if (frame.isForbidden && !isPolicyReported) {
        isPolicyReported = true;
        control.note(texts.framesBlocked);
        await reportReliably({ state: 'running', problem: 'framesBlocked' });
      }
      coming = request();
      if (!isDouble) await takeFrame(current, path, frame, path === here);
      frame.remove();
    }
    if (control.isStopped()) return stop();
    current.isFinished = true;
    await reportReliably({ state: 'finished' });
    finish(current);
  }

  async function stop(): Promise<void> {
    forgetSession();
    try {
      if (session) await sendReport({ state: 'stopped' });
      end(texts.stopped, texts.seeFindings);
    } catch (reason) {
      end(reason instanceof Refused ? texts.over : texts.stopUnsent(host));
    }
  }

  async function takeFrame(current: Session, path: string, frame: PageFrame, isThisPage: boolean): Promise<void> {
    const { view, problem = 'error' } = frame;
    if (view) return take(current, await checkPage(view, path, loadAxe));
    // The open page can be checked as it is, though not at the chosen width.
    if (isThisPage) return take(current, await checkPage(window, path, loadAxe));
    if (problem === 'notFramed') return take(current, { path, state: 'notFramed', rules: [] });
    return take(current, { path, state: 'failed', reason: problem, rules: [] });
  }

  async function stopBlocked(page: PageReport): Promise<void> {
    await reportReliably({ state: 'stopped', page, problem: 'scriptBlocked' });
    forgetSession();
    end(texts.scriptBlocked(origin));
  }
};

const themeOf = (view: Window) => (view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Runs axe-core in a window, the tab's or a frame's, and reports under the path that was requested. */
async function checkPage(view: Window, path: string, load: LoadAxe): Promise<PageReport> {
  try {
    return { path, state: 'checked', theme: themeOf(view), rules: await runAxe(view, () => load(view)) };
  } catch (reason) {
    return { path, state: 'failed', reason: reason instanceof Blocked ? 'policy' : 'error', rules: [] };
  }
}

/** The owner's own widget settings are not part of the page, nor is the widget. */
async function removeOwn(loader: Loader): Promise<void> {
  const isAdjusting = loader.saved.s || loader.saved.f;
  removeWidget(window);
  // Undoing the adjustments is already queued before us.
  if (isAdjusting) await loader.part(ADJUST_PART).catch(() => undefined);
}

if (script) script.evenway = startCheck;
