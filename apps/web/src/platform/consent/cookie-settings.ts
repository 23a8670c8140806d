import { createStore } from '../../lib/store.ts';

const timesAsked = createStore(0);

/** Opens the page's cookie settings. The public pages have them; elsewhere nothing happens. */
export function openCookieSettings(): void {
  timesAsked.set(timesAsked.get() + 1);
}

/** For the component with the settings. Returns a function that stops listening. */
export const onOpenCookieSettings: (open: () => void) => () => void = timesAsked.subscribe;
