import { createStore } from '../../lib/store.ts';

const timesAsked = createStore(0);

/** Asks the page to show its cookie settings. The pages of the public site have them; elsewhere nothing happens. */
export function openCookieSettings(): void {
  timesAsked.set(timesAsked.get() + 1);
}

/** For the part of the page that holds the settings. The result stops listening. */
export const onOpenCookieSettings: (open: () => void) => () => void = timesAsked.subscribe;
