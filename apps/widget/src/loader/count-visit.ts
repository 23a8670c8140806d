import { findAll } from '../page/safe-document.ts';
import type { Saved } from '../settings/saved.ts';
import type { WidgetScript } from './find-script.ts';
import { loaderVersion } from './part-names.ts';
import { report } from './report.ts';
import { isNewVisit } from './store.ts';

/**
 * One visit per browser session and nothing about the visitor: which build of this file the page runs, and how many
 * snippets it holds, so that its owner can be told of an old or a doubled one.
 */
export function countVisit({ cdn, id }: WidgetScript, saved: Saved): void {
  if (!isNewVisit(saved)) return;
  const snippets = findAll('[data-widget-id]:is([src$="/widget.js"],[src*="/widget/parts/loader."])').length;
  report(cdn, `visits/${id}?v=${loaderVersion}&n=${Math.min(snippets, 9)}`);
}
