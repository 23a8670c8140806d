import { type List, toList } from '../objects/to-list.ts';
import { invalid, missing } from './api-error.ts';

interface Page {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/** Newest first; `records` are stored oldest first. */
export function paginate<T extends { id: string }>(records: readonly T[], page: Page, url: string): List<T> {
  const { limit = 10, starting_after: after, ending_before: before } = page;
  if (after !== undefined && before !== undefined) {
    throw invalid('You may only specify one of these parameters: starting_after, ending_before.', 'ending_before');
  }
  const newestFirst = records.toReversed();
  if (before !== undefined) {
    const newer = newestFirst.slice(0, indexOf(newestFirst, before, 'ending_before'));
    return toList(newer.slice(-limit), url, newer.length > limit);
  }
  const start = after === undefined ? 0 : indexOf(newestFirst, after, 'starting_after') + 1;
  return toList(newestFirst.slice(start, start + limit), url, newestFirst.length > start + limit);
}

function indexOf(records: readonly { id: string }[], id: string, param: string): number {
  const index = records.findIndex((record) => record.id === id);
  if (index < 0) throw missing('object', id, param);
  return index;
}
