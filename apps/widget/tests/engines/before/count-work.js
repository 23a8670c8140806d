/**
 * Measures what callbacks registered by the widget do: their time, how often they read computed styles or boxes and
 * rewrite a style sheet, and how often the widget searches the whole page from a mutation observer, which can happen
 * every frame. `readings` counts callbacks that go through all text of the page. A callback belongs to the widget if
 * one of its files is on the stack that registers it.
 */
{
  const work = { ms: 0, callbacks: 0, searches: 0, looks: 0, writes: 0, readings: 0 };
  window.work = work;
  const isOurs = () => /\/widget(\/parts\/|\.js)/.test(new Error().stack ?? '');
  let depth = 0;
  let isInMutationCallback = false;
  let isRead = false;
  const timed = (callback) =>
    function (...args) {
      const start = performance.now();
      depth++;
      try {
        return Reflect.apply(callback, this, args);
      } finally {
        depth--;
        if (depth === 0) {
          work.ms += performance.now() - start;
          if (isRead) work.readings++;
          isRead = false;
        }
        work.callbacks++;
      }
    };
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
    const original = window[name];
    window[name] = (callback, delay, ...rest) => {
      const isTimed = typeof callback === 'function' && isOurs();
      return Reflect.apply(original, window, [isTimed ? timed(callback) : callback, delay, ...rest]);
    };
  }
  const Observer = window.MutationObserver;
  window.MutationObserver = class extends Observer {
    constructor(callback) {
      const marked = (...args) => {
        isInMutationCallback = true;
        callback(...args);
        isInMutationCallback = false;
      };
      super(isOurs() ? timed(marked) : callback);
    }
  };
  const count = (owner, name, kind, isCounted = () => depth > 0) => {
    const original = owner[name];
    owner[name] = function (...args) {
      if (isCounted(this)) work[kind]++;
      return Reflect.apply(original, this, args);
    };
  };
  count(Document.prototype, 'querySelectorAll', 'searches', () => isInMutationCallback);
  count(Element.prototype, 'querySelectorAll', 'searches', () => isInMutationCallback);
  const { createTreeWalker } = Document.prototype;
  Document.prototype.createTreeWalker = function (root, ...rest) {
    isRead ||= depth > 0 && root === document.body;
    return Reflect.apply(createTreeWalker, this, [root, ...rest]);
  };
  count(window, 'getComputedStyle', 'looks');
  count(Element.prototype, 'getBoundingClientRect', 'looks');
  count(CSSStyleSheet.prototype, 'replaceSync', 'writes', () => true);

  /** How much slower a small piece of work is than on an undisturbed machine. */
  const tries = [];
  setInterval(() => {
    const start = performance.now();
    let sum = 0;
    for (let turn = 0; turn < 200_000; turn++) sum += Math.sqrt(turn);
    if (sum > 0) tries.push(performance.now() - start);
  }, 50);
  window.slowness = () => {
    const last = tries.slice(-80);
    return last.reduce((sum, ms) => sum + ms, 0) / last.length / Math.max(0.1, Math.min(...tries));
  };
}
