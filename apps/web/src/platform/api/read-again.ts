import type { Call, CallInput, CallOutput } from '@evenway/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { queryKeyOf } from './use-call.ts';

/** What the server says now, however young our copy is. The copy is replaced. */
export function readAgain<C extends Call>(
  queryClient: QueryClient,
  endpoint: C,
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  return queryClient.fetchQuery({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    // Otherwise a copy of the last half minute would be the answer.
    staleTime: 0,
  });
}
