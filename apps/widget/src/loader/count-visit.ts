import { findAll, fromDocument } from '../page/safe-document.ts';
import { loaderVersion } from './part-names.ts';
import { report } from './request.ts';
import { snippets } from './script.ts';

/**
 * A visit is an arrival from elsewhere, and nothing is told about the visitor: which build of this file the page runs, and
 * how many snippets it holds, so that its owner can be told of an old or a doubled one.
 */
export function countVisit(): void {
  if (isArrival()) report('visits', `?v=${loaderVersion}&n=${Math.min(findAll(snippets).length, 9)}`);
}

/**
 * Nothing is kept for it: a reload, a step back and a link from the same site are none. A page can hide where a link came
 * from; then the tab's own history tells, and where that says nothing either, nothing is counted.
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
