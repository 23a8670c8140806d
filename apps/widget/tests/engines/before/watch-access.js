/**
 * Records which listeners the page's nodes have, ever (`access('heard')`) and now (`access('hearing')`), and who reads
 * what is typed into them (`access('read')`). Ignores what the widget does inside its own shadow root.
 */
{
  const entries = { heard: [], hearing: [], read: [] };
  const isOutside = (target) => {
    if (!(target instanceof Node)) return true;
    const root = target.getRootNode();
    // Nodes outside of a document get none of its events.
    return target.localName !== 'evenway-widget' && root.host?.localName !== 'evenway-widget' && root.isConnected;
  };
  const nameOf = (target) => {
    if (target === window || target === undefined) return 'window';
    if (target instanceof ShadowRoot) return 'shadow root';
    return target instanceof Node ? target.nodeName.toLowerCase() : target.constructor.name;
  };
  // Evaluated lazily: the widget adds listeners to its elements before it puts them into its shadow root.
  window.access = (kind) => [
    ...new Set(
      entries[kind].filter(({ target }) => isOutside(target)).map(({ target, what }) => `${nameOf(target)} ${what}`),
    ),
  ];
  const wrap = (owner, name, make) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    if (descriptor) Object.defineProperty(owner, name, { ...descriptor, ...make(descriptor) });
  };

  wrap(EventTarget.prototype, 'addEventListener', ({ value }) => ({
    value(type, listener, ...rest) {
      const entry = { target: this, what: type, listener };
      entries.heard.push(entry);
      entries.hearing.push(entry);
      return value.call(this, type, listener, ...rest);
    },
  }));
  wrap(EventTarget.prototype, 'removeEventListener', ({ value }) => ({
    value(type, listener, ...rest) {
      entries.hearing = entries.hearing.filter(
        (one) => one.target !== this || one.what !== type || one.listener !== listener,
      );
      return value.call(this, type, listener, ...rest);
    },
  }));
  for (const owner of [window, Document.prototype, HTMLElement.prototype, Element.prototype, SVGElement.prototype]) {
    for (const name of Object.getOwnPropertyNames(owner).filter((one) => one.startsWith('on'))) {
      wrap(owner, name, ({ set }) => ({
        set(listener) {
          entries.heard.push({ target: this, what: name });
          set.call(this, listener);
        },
      }));
    }
  }
  for (const owner of [HTMLInputElement.prototype, HTMLTextAreaElement.prototype, HTMLSelectElement.prototype]) {
    for (const name of ['value', 'valueAsNumber', 'valueAsDate', 'files', 'selectionStart', 'checked']) {
      wrap(owner, name, ({ get }) => ({
        get() {
          entries.read.push({ target: this, what: name });
          return get.call(this);
        },
      }));
    }
  }
  window.FormData = class extends FormData {
    constructor(...args) {
      entries.read.push({ target: window, what: 'FormData' });
      super(...args);
    }
  };
}
