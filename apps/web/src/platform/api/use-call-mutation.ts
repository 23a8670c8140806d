import type { Call } from '@evenway/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { errorToText, type OwnWords } from './error-to-text.ts';
import { invalidateCalls } from './invalidate-calls.ts';

interface MutationOptions<Input, Result> {
  run: (input: Input) => Promise<Result>;
  /** Calls whose answers the change makes out of date, whatever their input. */
  invalidates?: readonly Call[];
  /** The answer that the result replaces, as `queryKeyOf` names it. */
  replaces?: QueryKey;
  /** Different inputs may run at the same time; the same one still runs once. */
  isParallel?: boolean;
  onDone?: (result: Result, input: Input) => void;
  onFailed?: (error: unknown, input: Input) => void;
  /** What the screen says of a failure, as `errorToText` takes it. Without it the screen puts `failure` into words itself. */
  failed?: OwnWords | string;
}

/**
 * Every change of the organization area. A second start while one runs does nothing. It is done when what the screens show
 * has been read again. The failure is put into words while rendering, so that they follow a change of language.
 */
export function useCallMutation<Input = void, Result = unknown>({
  run,
  invalidates = [],
  replaces,
  isParallel = false,
  onDone,
  onFailed,
  failed,
}: MutationOptions<Input, Result>) {
  const queryClient = useQueryClient();
  const mutationKey = [useId()];
  const { mutate, mutateAsync, error, data, variables, ...mutation } = useMutation<Result, unknown, Input>({
    mutationKey,
    mutationFn: run,
    onSuccess: async (result, input) => {
      if (replaces) queryClient.setQueryData(replaces, result);
      await invalidateCalls(queryClient, invalidates);
      onDone?.(result, input);
    },
    onError: (reason, input) => {
      onFailed?.(reason, input);
      // What we show was out of date: another admin was quicker, or the server did part of it.
      void invalidateCalls(queryClient, invalidates);
    },
  });
  /** Known at once, where `isPending` waits for the next rendering. */
  const isRunning = (input?: Input) =>
    queryClient.isMutating({ mutationKey, predicate: ({ state }) => !isParallel || state.variables === input }) > 0;

  return {
    start: (input: Input) => {
      if (!isRunning(input)) mutate(input);
    },
    /** For a form, which sends once at a time itself and waits for the end. */
    submit: mutateAsync,
    isRunning,
    isPending: mutation.isPending,
    isDone: mutation.isSuccess,
    /** Of the last start. */
    input: variables,
    result: data,
    failure: error,
    problem: error === null || failed === undefined ? null : errorToText(error, failed),
    reset: mutation.reset,
  };
}
