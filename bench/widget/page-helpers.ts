/**
 * Helpers of the measurements inside a page, as `window.bench`. A string, since it runs there before anything else: it
 * opens the one closed shadow root, ours, and finds controls anywhere.
 */
export const PAGE_HELPERS = `(() => {
// Our TypeScript runner wraps named functions in this, including those that are sent here.
window.__name = (value) => value;
const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (init) {
  return attach.call(this, this.localName === 'evenway-widget' ? { ...init, mode: 'open' } : init);
};
const violations = [];
document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));

const roots = (own) => [document, ...[...document.querySelectorAll(own)].map((host) => host.shadowRoot).filter(Boolean)];
const find = (own, place) => {
  for (const root of roots(own)) {
    const found = place.startsWith('group=')
      ? [...root.querySelectorAll('h3 button')].find((button) => button.textContent.trim() === place.slice(6))
      : place.startsWith('text=')
      ? [...root.querySelectorAll('button')].find((button) => button.textContent.trim() === place.slice(5))
      : root.querySelector(place);
    if (found) return found;
  }
  return null;
};
const isShown = (own, place) => {
  const found = find(own, place);
  if (!found || !found.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = found.getBoundingClientRect();
  return width > 0 && height > 0;
};
const press = (own, place) => {
  const found = find(own, place);
  if (!found) throw new Error('not there: ' + place);
  if (found.type === 'range') {
    found.stepUp();
    for (const kind of ['input', 'change']) found.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
    return;
  }
  // Like a pointer: one peer ignores clicks without one.
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1, view: window }));
};
const frames = (count) => new Promise((resolve) => {
  const step = (left) => (left ? requestAnimationFrame(() => step(left - 1)) : resolve());
  step(count);
});
const quiet = (ms) => frames(2).then(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Every element of the page with its own text, including open shadow roots, in a stable order. */
const texts = (own) => {
  const found = [];
  const trees = [document.body];
  for (let at = 0; at < trees.length; at++) {
    for (const element of trees[at].querySelectorAll('*')) {
      if (element.closest(own) || element.closest('script,style,noscript,svg,title')) continue;
      if (element.shadowRoot) trees.push(element.shadowRoot);
      if ([...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim())) found.push(element);
    }
  }
  return found;
};
const sizes = (own) => texts(own).map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
/** What a reader would see of each text: its style and its element's attributes. */
const looks = (own) => texts(own).map((element) => {
  const { fontSize, letterSpacing, wordSpacing, lineHeight, color, backgroundColor } = getComputedStyle(element);
  // Sorted: scripts of pages remove some and restore them when the window changes, in another order.
  const attributes = [...element.attributes].map(({ name, value }) => name + '=' + value).sort().join(' ');
  return [attributes, fontSize, letterSpacing, wordSpacing, lineHeight, color, backgroundColor].join('|');
});
const LOOK = ['color', 'backgroundColor', 'backgroundImage', 'fontSize', 'fontFamily', 'lineHeight', 'letterSpacing', 'wordSpacing', 'opacity', 'filter', 'outlineStyle', 'textAlign', 'borderTopColor', 'display'];
const parts = (own) => [...document.querySelectorAll('*')]
  .filter((element) => !element.closest(own + ', script, style, link, body > svg'));
/** Each element of the page without the contender's own, as text and as drawn. */
const state = (own) => parts(own).map((element) => {
  const style = getComputedStyle(element);
  // Sorted: scripts of pages remove some and restore them when the window changes, in another order.
  const attributes = [...element.attributes].map(({ name, value }) => name + '=' + value).sort().join(' ');
  const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue).join();
  return [element.localName, attributes, text, ...LOOK.map((name) => style[name])].join('|');
});
/** Which of the page's elements have changed since that state, including their siblings: one slide represents all. */
const moved = (own, before) => {
  const now = state(own);
  const all = parts(own);
  const changed = all.filter((element, index) => now[index] !== before[index]);
  const around = changed.map((element) => (element.parentElement?.closest('body *') ? element.parentElement : element));
  return all.flatMap((element, index) => (around.some((one) => one.matches('body *') && one.contains(element)) ? [index] : []));
};
window.bench = { violations, find, isShown, press, quiet, texts, sizes, looks, state, moved };
})()`;

interface Bench {
  readonly violations: string[];
  find(own: string, place: string): HTMLElement | null;
  isShown(own: string, place: string): boolean;
  press(own: string, place: string): void;
  quiet(milliseconds: number): Promise<void>;
  texts(own: string): Element[];
  sizes(own: string): number[];
  looks(own: string): string[];
  state(own: string): string[];
  moved(own: string, before: string[]): number[];
}

declare global {
  interface Window {
    readonly bench: Bench;
    switchFloor(name: string, isOn: boolean): void;
  }
}
