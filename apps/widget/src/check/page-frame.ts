import { sleep } from '../loader/when-settled.ts';
import { attempt } from '../page/attempt.ts';
import { ownPath } from './page-path.ts';

export type PageProblem = 'notFramed' | 'status' | 'timeout' | 'notHtml' | 'otherSite' | 'error';

export interface PageFrame {
  view: Window | null;
  /** The page that it shows after redirects. */
  arrivedAt: string;
  problem?: PageProblem;
  /** The policy of the embedding page forbids frames. */
  isForbidden?: boolean;
  remove: () => void;
}

export interface View {
  /** Null: as wide as the window. */
  width: number | null;
  theme: 'device' | 'light' | 'dark';
}

const patience = 30_000;
const height = 900;

/**
 * A page of this site in an invisible frame, as this signed-in visitor gets it. The frame cannot navigate the tab, open
 * windows or show dialogs. A preferred theme cannot be forced on a frame: it gets the color scheme, and the result says
 * which theme the page showed.
 */
export async function openFrame(root: ShadowRoot, path: string, { width, theme }: View): Promise<PageFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts allow-forms');
  frame.setAttribute('allow', "autoplay 'none'; microphone 'none'; camera 'none'; geolocation 'none'");
  for (const [name, value] of [
    ['aria-hidden', 'true'],
    ['tabindex', '-1'],
    ['title', path],
  ] as const)
    frame.setAttribute(name, value);
  frame.style.width = `${width ?? innerWidth}px`;
  frame.style.height = `${height}px`;
  frame.style.colorScheme = theme === 'device' ? 'light dark' : theme;
  const claiming = setInterval(claimWidget, 20, frame);
  const remove = () => {
    clearInterval(claiming);
    frame.remove();
  };
  const closed = (problem: PageProblem): PageFrame => ({ view: null, arrivedAt: path, problem, remove });
  const ending = untilEnd(frame);
  frame.src = path;
  root.append(frame);
  const end = await ending;
  if (end === 'forbidden') return { ...closed('notFramed'), isForbidden: true };
  const isLoaded = end === 'loaded';
  const view = attempt(() => (frame.contentDocument ? frame.contentWindow : null));
  if (!view) return closed(isLoaded ? await whyClosed(path) : 'timeout');
  try {
    const problem = await problemIn(view, isLoaded, path);
    if (problem) return closed(problem);
    await settleWhereItEnds(view);
    removeWidget(view);
    return { view, arrivedAt: ownPath(view.location), remove };
  } catch {
    // The page has navigated to another site meanwhile, or the check is over and the frame is gone.
    return closed('otherSite');
  }
}

/** Until the page has loaded or failed. A frame that this page's policy forbids fires `load` only in some browsers. */
function untilEnd(frame: HTMLIFrameElement): Promise<'loaded' | 'forbidden' | 'late'> {
  return new Promise((resolve) => {
    const end = (how: 'loaded' | 'forbidden' | 'late') => {
      removeEventListener('securitypolicyviolation', note);
      clearTimeout(late);
      resolve(how);
    };
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (/^(frame|child)-src/.test(effectiveDirective) && frame.src.startsWith(blockedURI)) end('forbidden');
    };
    const late = setTimeout(end, patience, 'late');
    addEventListener('securitypolicyviolation', note);
    frame.onload = () => setTimeout(end, 0, 'loaded');
  });
}

/**
 * Keeps the widget from starting in the frame: what it draws or adjusts is not part of the page. Repeated, because the
 * page may navigate.
 */
function claimWidget(frame: HTMLIFrameElement): void {
  attempt(() => {
    const view = frame.contentWindow as unknown as { Evenway?: object; location: Location };
    if (view.location.href !== 'about:blank' && !Object.hasOwn(view, 'Evenway')) view.Evenway = {};
  });
}

/** In case it started first, or an early snippet has applied saved settings. */
export function removeWidget(view: Window): void {
  attempt(() => (view as unknown as { Evenway: { remove(): void } }).Evenway.remove());
  const page = view.document;
  const sheets = [...page.querySelectorAll('script[data-widget-id]')].map(
    (script) => (script as unknown as { evenway?: unknown }).evenway,
  );
  attempt(() => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  });
}

async function problemIn(view: Window, isLoaded: boolean, path: string): Promise<PageProblem | undefined> {
  if (!isLoaded && view.document.readyState === 'loading') return 'timeout';
  if (view.location.href === 'about:blank') return 'error';
  const [entry] = view.performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    responseStatus?: number;
  })[];
  const isRefused = entry?.responseStatus === undefined ? await answersError(path) : entry.responseStatus >= 400;
  if (isRefused) return 'status';
  return /html/.test(view.document.contentType) ? undefined : 'notHtml';
}

/** For browsers that do not expose a page's status. If the page's policy forbids the request, the page counts as found. */
async function answersError(path: string): Promise<boolean> {
  const answer = await ask(path, 'follow');
  return answer !== null && !answer.ok;
}

/**
 * The browser does not say why a frame stays empty: the page may forbid framing, redirect to another site, or not
 * exist. If it can be fetched on this site, it forbids framing, even after a redirect within the site.
 */
async function whyClosed(path: string): Promise<PageProblem> {
  const answer = await ask(path, 'follow');
  if (answer) return answer.ok ? 'notFramed' : 'status';
  return (await ask(path, 'manual'))?.type === 'opaqueredirect' ? 'otherSite' : 'notFramed';
}

/** Null after a redirect to another site, and if the page's policy forbids the request. */
async function ask(path: string, redirect: RequestRedirect): Promise<Response | null> {
  try {
    const init: RequestInit = { mode: 'same-origin', credentials: 'same-origin', redirect };
    return await fetch(path, { ...init, signal: AbortSignal.timeout?.(patience) ?? null });
  } catch {
    return null;
  }
}

/** A script may navigate to another page after loading. */
export async function settleWhereItEnds(view: Window): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    const page = view.document;
    await settle(view);
    if (view.document === page) return;
    for (let wait = 0; wait < 100 && view.document.readyState !== 'complete'; wait++) await sleep(50);
  }
}

/** Until scripts and fonts have rendered the initial page. */
async function settle(view: Window): Promise<void> {
  const page = view.document;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true });
  await Promise.race([attempt(() => page.fonts.ready), sleep(2000)]);
  for (let wait = 0; wait < 20 && performance.now() - changedAt < 100; wait++) await sleep(50);
  observer.disconnect();
}
