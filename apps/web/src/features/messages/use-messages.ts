import { listMessages, type MessageStatus } from '@evenway/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';

export type StatusFilter = MessageStatus | 'all';

/** Page by page, the last written first. */
export function useMessages(websiteId: string, filter: StatusFilter) {
  const params = { websiteId };
  const query = filter === 'all' ? {} : { status: filter };
  const result = useInfiniteQuery({
    queryKey: queryKeyOf(listMessages, { params, query }),
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { params, query: { ...query, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  });
  const pages = result.data?.pages ?? null;
  return { ...result, list: pages?.flatMap(({ messages }) => messages) ?? null, counts: pages?.[0]?.counts ?? null };
}
