/** A tab that is not told what other tabs write, as when it was asleep. */
addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
