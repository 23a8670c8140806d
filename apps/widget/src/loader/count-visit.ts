import { findAll, fromDocument } from '../page/safe-document.ts';
import { loaderVersion } from './part-names.ts';
import { report } from './request.ts';
import { snippets } from './script.ts';

/**
 * Counts an arrival from elsewhere. It says nothing about the visitor, only which build of this file the page runs and
 * how many snippets it holds, so that we can warn owners of an old or a duplicate one.
 */
export function countVisit(): void {
  if (isArrival()) report('visits', `?v=${loaderVersion}&n=${Math.min(findAll(snippets).length, 9)}`);
}

/**
 * Nothing is stored for it: reloads, going back and links within the site do not count. If a page hides the referrer,
 * the tab's history decides; if that says nothing either, nothing is counted.
 */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const referrer = fromDocument('referrer');
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return (
    entry?.type === 'navigate' &&
    (referrer ? !referrer.startsWith(`${location.origin}/`) : !(navigation?.canGoBack ?? history.length > 1))
  );
}
