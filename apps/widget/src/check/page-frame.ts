import { sleep } from '../loader/when-settled.ts';
import { attempt } from '../page/attempt.ts';

export type PageProblem = 'notFramed' | 'status' | 'timeout' | 'notHtml' | 'otherSite' | 'error';

export interface PageFrame {
  view: Window | null;
  problem?: PageProblem;
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
 * A page of this site in a frame that nobody sees, as a visitor who is signed in like this one gets it. The frame cannot lead the
 * tab elsewhere, open windows or ask questions. A frame cannot be told which theme its visitor prefers: it gets the color scheme, and
 * what the page then shows is told with its result.
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
  const remove = () => {
    clearInterval(claiming);
    frame.remove();
  };
  const claiming = setInterval(claimWidget, 20, frame);
  const loaded = new Promise<boolean>((resolve) => {
    frame.onload = () => resolve(true);
    setTimeout(resolve, patience, false);
  });
  frame.src = path;
  root.append(frame);
  const isLoaded = await loaded;
  clearInterval(claiming);
  const view = attempt(() => (frame.contentDocument ? frame.contentWindow : null)) ?? null;
  const problem = view ? problemIn(view, isLoaded) : isLoaded ? await whyClosed(path) : 'timeout';
  if (problem || !view) return { view: null, problem: problem ?? 'error', remove };
  removeWidget(view);
  await settle(view);
  return { view, remove };
}

/** The widget finds its place taken and does not start: what it would draw or adjust is no part of the page. */
function claimWidget(frame: HTMLIFrameElement): void {
  attempt(() => {
    const view = frame.contentWindow as unknown as { Evenway?: object; location: Location };
    if (view.location.href !== 'about:blank' && !Object.hasOwn(view, 'Evenway')) view.Evenway = {};
  });
}

/** Where it was quicker after all, or an early snippet has applied what was saved. */
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

function problemIn(view: Window, isLoaded: boolean): PageProblem | undefined {
  if (!isLoaded && view.document.readyState === 'loading') return 'timeout';
  if (view.location.href === 'about:blank') return 'error';
  const [entry] = view.performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    responseStatus?: number;
  })[];
  if ((entry?.responseStatus ?? 200) >= 400) return 'status';
  return /html/.test(view.document.contentType) ? undefined : 'notHtml';
}

/** The browser does not say why a frame stays closed: the page may forbid it, lead to another site, or not be there. */
async function whyClosed(path: string): Promise<PageProblem> {
  try {
    const answer = await fetch(path, { credentials: 'same-origin', redirect: 'manual' });
    if (answer.type === 'opaqueredirect') return 'otherSite';
    return answer.ok ? 'notFramed' : 'status';
  } catch {
    // Also where the page's policy lets it ask nobody.
    return 'notFramed';
  }
}

/** Until scripts and fonts have drawn what they draw at first. */
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
