/**
 * Adds up the time spent in callbacks that the widget has registered, and how often it rewrites a style sheet. A callback is
 * the widget's when a file of it is on the stack that registers it.
 */
{
  const work = { ms: 0, callbacks: 0, writes: 0 };
  window.work = work;
  const isOurs = () => /\/widget(\/parts\/|\.js)/.test(new Error().stack ?? '');
  const timed = (callback) =>
    function (...args) {
      const start = performance.now();
      try {
        return Reflect.apply(callback, this, args);
      } finally {
        work.ms += performance.now() - start;
        work.callbacks++;
      }
    };
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
    const original = window[name];
    window[name] = (callback, ...rest) =>
      Reflect.apply(original, window, [
        typeof callback === 'function' && isOurs() ? timed(callback) : callback,
        ...rest,
      ]);
  }
  const Observer = window.MutationObserver;
  window.MutationObserver = class extends Observer {
    constructor(callback) {
      super(isOurs() ? timed(callback) : callback);
    }
  };
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    work.writes++;
    return replaceSync.call(this, text);
  };
}
