import { safe } from './safe.ts';
import { fromDocument, topElements } from './safe-document.ts';

/** Attributes that the page's rules may use for states and themes. On the root and the body, any attribute counts. */
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
  /** Elements whose state has changed, possibly affecting their content. */
  changed: Set<Element>;
  /** Elements whose style attribute has changed. */
  restyled: Set<Element>;
}

export interface Watcher {
  /** Before the next frame: attributes of the root or body have changed; `styleOnly` if nothing but their `style`. */
  onTheme: (styleOnly: boolean) => void;
  /** Before the next frame: a style sheet was added, loaded, removed or toggled. */
  onSheets: () => void;
  /** The window was resized, so other rules of the page may apply. */
  onResize: () => void;
  /** A frame has loaded. */
  onFrame: () => void;
  /** Once per burst of changes. */
  onChanges: (changes: Changes) => void;
}

export interface Watch {
  /** Watches a shadow root as well. */
  add: (root: ShadowRoot) => void;
  stop: () => void;
}

const noChanges = (): Changes => ({ added: new Set(), changed: new Set(), restyled: new Set() });

/** Runs `work` after `delay` milliseconds, or later if there is no time for it. */
type Later = (work: () => void, delay: number) => number;

/** Reports changes in one document without walking it. */
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
            // Not by class, because nodes of a frame have that frame's classes.
            if (!('shadowRoot' in node)) continue;
            const { localName } = node as Element;
            if (localName === 'body') observeTop();
            if (localName === 'link' || localName === 'style') sheets = true;
            else if (node !== ours) {
              // Removed nodes are reported, since style sheets may be among them, but not held.
              changes.added[way](node as Element);
              isDue = true;
            }
          }
        }
      }
    }
    if (sheets) watcher.onSheets();
    if (theme || style) watcher.onTheme(!theme);
    if (isDue) timer ||= later(reportChanges, 60);
  });
  const reportChanges = () => {
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
    // After the element's own load handlers, which may toggle it, and once for all sheets that load before a frame.
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
