/** A browser whose visitor has forbidden pages to remember anything. */
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}
