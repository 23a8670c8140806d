import { type ListedMessage, listMessages, type MessagePage } from '@evenway/contract';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import type { InboxLocation } from './inbox-location.ts';

type Shown = Pick<InboxLocation, 'status' | 'finding'>;

const inputOf = (websiteId: string, { status, finding }: Shown) => ({
  params: { websiteId },
  query: { ...(status !== 'all' && { status }), ...(finding !== null && { findingId: finding }) },
});

/** Page by page, the last written first. */
export function useMessages(websiteId: string, shown: Shown) {
  const { params, query } = inputOf(websiteId, shown);
  const result = useInfiniteQuery({
    queryKey: queryKeyOf(listMessages, { params, query }),
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { params, query: { ...query, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  });
  const pages = result.data?.pages ?? null;
  return { ...result, list: pages && flatten(pages), counts: pages?.[0]?.counts ?? null };
}

/** The next message in the list that was last shown, or the previous one for the last. */
export function useNeighborOf(websiteId: string, shown: Shown): (id: string) => string | null {
  const queryClient = useQueryClient();
  return (id) => {
    const known = queryClient.getQueryData<InfiniteData<MessagePage>>(
      queryKeyOf(listMessages, inputOf(websiteId, shown)),
    );
    const ids = flatten(known?.pages ?? []).map((message) => message.id);
    const index = ids.indexOf(id);
    return index < 0 ? null : (ids[index + 1] ?? ids[index - 1] ?? null);
  };
}

const flatten = (pages: readonly MessagePage[]): ListedMessage[] => pages.flatMap(({ messages }) => messages);
