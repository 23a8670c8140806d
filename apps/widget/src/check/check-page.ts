import type { PageReport } from './check-session.ts';
import { Blocked, type LoadAxe, runAxe } from './run-axe.ts';

const themeOf = (view: Window) => (view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Runs axe-core in a window, the tab's or a frame's, and reports under the path that was requested. */
export async function checkPage(view: Window, path: string, load: LoadAxe): Promise<PageReport> {
  try {
    return { path, state: 'checked', theme: themeOf(view), rules: await runAxe(view, () => load(view)) };
  } catch (reason) {
    return { path, state: 'failed', reason: reason instanceof Blocked ? 'policy' : 'error', rules: [] };
  }
}
