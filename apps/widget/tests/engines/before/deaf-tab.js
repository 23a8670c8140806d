/** A tab that gets no storage events, as when it was asleep. */
addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
