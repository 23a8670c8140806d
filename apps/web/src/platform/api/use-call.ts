import type { Call, CallInput, CallOutput } from '@evenway/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

interface CallReading<C extends Call> {
  /** Milliseconds until the next request, given the last response, while the page is visible. */
  again?: (answer: CallOutput<C> | undefined) => number | false;
}

/** Reads through the cache. Needs the query provider of the organization area. */
export function useCall<C extends Call>(
  endpoint: C,
  input: CallInput<C>,
  { again }: CallReading<C> = {},
): UseQueryResult<CallOutput<C>> {
  return useQuery({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    refetchInterval: ({ state }) => again?.(state.data) ?? false,
  });
}

/** The key of a result in the cache, to invalidate or replace it after a change. */
export function queryKeyOf<C extends Call>(endpoint: C, input: CallInput<C>) {
  return [endpoint.method, endpoint.path, input] as const;
}
