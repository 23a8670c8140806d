import { AppError } from '../../platform/errors/app-error.ts';

const DEFAULT_LIMIT = 50;

interface PageQuery {
  readonly limit?: string | undefined;
  readonly cursor?: string | undefined;
}

interface Page<Item> {
  readonly data: Item[];
  readonly nextCursor: string | null;
}

export const limitOf = ({ limit }: PageQuery): number => Number(limit ?? DEFAULT_LIMIT);

/** The item that the page before ended with; undefined for the first page. Cursors are no promise about what is in them. */
export function cursorOf({ cursor }: PageQuery): string | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  // Only what we made: anything else would be a list from an unknown place.
  if (text === '' || text.includes('\u0000') || toCursor(text) !== cursor) throw new AppError('invalid_request');
  return text;
}

/** A page of items of which one more than asked for was read: that one tells that there are more. */
export function pageOf<Item>(read: readonly Item[], query: PageQuery, keyOf: (item: Item) => string): Page<Item> {
  const limit = limitOf(query);
  const data = read.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: read.length > limit && last !== undefined ? toCursor(keyOf(last)) : null };
}

/** A page of a list that is read as a whole. One whose cursor's item is gone begins again, rather than ending early. */
export function pageWithin<Item>(all: readonly Item[], query: PageQuery, keyOf: (item: Item) => string): Page<Item> {
  const cursor = cursorOf(query);
  const start = cursor === undefined ? 0 : all.findIndex((item) => keyOf(item) === cursor) + 1;
  return pageOf(all.slice(start), query, keyOf);
}

const toCursor = (key: string) => Buffer.from(key).toString('base64url');
