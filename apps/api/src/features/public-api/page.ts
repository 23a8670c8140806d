import { CURSOR_RULE, PAGE_SIZE } from '@evenway/contract';
import { invalidFields } from '../../platform/http/invalid-fields.ts';

interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface Page<Item> {
  readonly data: Item[];
  readonly nextCursor: string | null;
}

export const limitOf = ({ limit }: PageQuery): number => limit ?? PAGE_SIZE.usual;

/** The last item of the previous page; undefined for the first page. The content of cursors is not part of the API. */
export function cursorOf({ cursor }: PageQuery): string | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  // Only cursors that we made: anything else would list from an unknown position.
  if (text === '' || text.includes('\u0000') || toCursor(text) !== cursor)
    throw invalidFields([{ field: 'cursor', rule: CURSOR_RULE }]);
  return text;
}

/** A page, given one more item than requested: that one says that there are more. */
export function pageOf<Item>(read: readonly Item[], query: PageQuery, keyOf: (item: Item) => string): Page<Item> {
  const limit = limitOf(query);
  const data = read.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: read.length > limit && last !== undefined ? toCursor(keyOf(last)) : null };
}

/** A page of a list that is read as a whole. If the cursor's item is gone, it starts over rather than ending early. */
export function pageWithin<Item>(all: readonly Item[], query: PageQuery, keyOf: (item: Item) => string): Page<Item> {
  const cursor = cursorOf(query);
  const start = cursor === undefined ? 0 : all.findIndex((item) => keyOf(item) === cursor) + 1;
  return pageOf(all.slice(start), query, keyOf);
}

const toCursor = (key: string) => Buffer.from(key).toString('base64url');
