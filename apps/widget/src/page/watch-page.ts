import { safe } from './safe.ts';
import { fromDocument, topElements } from './safe-document.ts';

/** What the page's style rules may tell states and themes by. On the root and the body any attribute counts. */
export const stateAttributes = [
  'class',
  'style',
  'hidden',
  'open',
  'disabled',
  'dir',
  'lang',
  'data-theme',
  'data-bs-theme',
  'data-mode',
  'data-color-mode',
  'data-color-scheme',
  'data-state',
  ...['checked', 'selected', 'pressed', 'current', 'expanded', 'invalid', 'disabled'].map((name) => `aria-${name}`),
];

export interface Changes {
  added: Set<Element>;
  /** Elements whose state has changed, and with it perhaps what lies below them. */
  changed: Set<Element>;
  /** Elements whose style attribute has changed. */
  restyled: Set<Element>;
}

export interface Watcher {
  /** Before the next frame is drawn: attributes of the root or the body have changed, or nothing but their `style`. */
  onTheme: (styleOnly: boolean) => void;
  /** Before the next frame is drawn: a style sheet has come, loaded, gone, or was switched. */
  onSheets: () => void;
  /** The window has another size, so that other rules of the page may apply. */
  onResize: () => void;
  /** A frame has loaded. */
  onFrame: () => void;
  /** Once per burst. */
  onChanges: (changes: Changes) => void;
}

export interface Watch {
  /** Watches a shadow root as well. */
  add: (root: ShadowRoot) => void;
  stop: () => void;
}

const noChanges = (): Changes => ({ added: new Set(), changed: new Set(), restyled: new Set() });

/** Runs something so many milliseconds later, or when there is time for it. */
type Later = (work: () => void, delay: number) => number;

/** Tells what changes in one document; nothing is walked for it. */
export function watchPage(page: Document, ours: Element, watcher: Watcher, later: Later): Watch {
  let changes: Changes = noChanges();
  let timer = 0;
  const observer = new MutationObserver((records) => {
    let [theme, style, sheets, isDue] = [false, false, false, false];
    for (const { target, type, attributeName, addedNodes, removedNodes } of records) {
      const element = target as Element;
      if (target === ours) continue;
      if (/^(link|style)$/.test(element.localName)) sheets = true;
      else if (type === 'attributes') {
        if (!isTop(element)) {
          (attributeName === 'style' ? changes.restyled : changes.changed).add(element);
          isDue = true;
        } else if (attributeName === 'style') style = true;
        else theme = true;
      } else {
        for (const [way, nodes] of [
          ['delete', removedNodes],
          ['add', addedNodes],
        ] as const) {
          for (const node of nodes) {
            // Not asked by its class, which for a frame is that of the frame.
            if (!('shadowRoot' in node)) continue;
            const { localName } = node as Element;
            if (localName === 'body') observeTop();
            if (localName === 'link' || localName === 'style') sheets = true;
            else if (node !== ours) {
              // What has gone is told of, as style sheets may have gone with it, but not held.
              changes.added[way](node as Element);
              isDue = true;
            }
          }
        }
      }
    }
    if (sheets) watcher.onSheets();
    if (theme || style) watcher.onTheme(!theme);
    if (isDue) timer ||= later(tell, 60);
  });
  const tell = () => {
    timer = 0;
    const seen = changes;
    changes = noChanges();
    for (const set of Object.values(seen) as Set<Element>[])
      for (const element of set) if (!safe(element).isConnected) set.delete(element);
    watcher.onChanges(seen);
  };
  const isTop = (element: Element) => /^(html|body)$/.test(element.localName);
  const observeTop = () => {
    for (const element of topElements(page)) observer.observe(element, { attributes: true });
  };
  const watchTree = (root: Node) =>
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: [...stateAttributes, 'media', 'rel'],
    });
  const onLoad = ({ target }: Event) => {
    const { localName } = target as Element;
    if (localName === 'iframe' || localName === 'frame') watcher.onFrame();
    if (localName !== 'link' && localName !== 'style') return;
    // After the element's own handlers, which may switch it, and once for all that load before a frame is drawn.
    if (fromDocument('hidden')) watcher.onSheets();
    else requestAnimationFrame(() => isWatching && watcher.onSheets());
  };
  let isWatching = true;
  const view = fromDocument('defaultView', page) as Window;
  const dark = view.matchMedia('(prefers-color-scheme:dark)');
  const onScheme = () => watcher.onTheme(false);
  watchTree(page);
  observeTop();
  safe(page).addEventListener('load', onLoad, { capture: true, passive: true });
  view.addEventListener('resize', watcher.onResize, { passive: true });
  dark.addEventListener('change', onScheme);
  return {
    add: watchTree,
    stop() {
      isWatching = false;
      observer.disconnect();
      clearTimeout(timer);
      safe(page).removeEventListener('load', onLoad, { capture: true });
      view.removeEventListener('resize', watcher.onResize);
      dark.removeEventListener('change', onScheme);
    },
  };
}
