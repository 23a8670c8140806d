/** A browser that blocks storage. */
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}
