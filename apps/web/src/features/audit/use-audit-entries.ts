import { type AuditArea, type AuditEntry, listAuditEntries } from '@evenway/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';

/** The filter. An empty field filters nothing. */
export interface AuditFilter {
  readonly search: string;
  readonly area: AuditArea | 'ALL';
  readonly from: string;
  readonly to: string;
}

export const noFilter: AuditFilter = { search: '', area: 'ALL', from: '', to: '' };

/** As the call takes it: only fields that are set. */
export const queryOf = ({ search, area, from, to }: AuditFilter) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(area !== 'ALL' && { area }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

export function useAuditEntries(filter: AuditFilter) {
  const query = queryOf(filter);
  const result = useInfiniteQuery({
    queryKey: queryKeyOf(listAuditEntries, { query }),
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, { query: { ...query, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  });
  const list: readonly AuditEntry[] | null = result.data?.pages.flatMap(({ entries }) => entries) ?? null;
  return { ...result, list };
}
