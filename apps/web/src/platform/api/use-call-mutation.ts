import type { Call } from '@evenway/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { errorToText, type FailureTexts } from './error-to-text.ts';
import { invalidateCalls } from './invalidate-calls.ts';

interface MutationOptions<Input, Result> {
  run: (input: Input) => Promise<Result>;
  /** Calls whose results the change makes stale, whatever their input. */
  invalidates?: readonly Call[];
  /** The query that the result replaces, as named by `queryKeyOf`. */
  replaces?: QueryKey;
  /** Different inputs may run in parallel; the same one still runs once. */
  isParallel?: boolean;
  onDone?: (result: Result, input: Input) => void;
  onFailed?: (error: unknown, input: Input) => void;
  /** The screen's texts for a failure, as for `errorToText`. Without them, the screen describes `failure` itself. */
  failed?: FailureTexts | string;
}

/**
 * Used for every change in the organization area. A second start while one runs does nothing. It resolves after
 * affected queries have been reloaded. The failure is described while rendering, so that its text follows a change of
 * language.
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
      // What we showed was stale: another admin was faster, or the server did part of it.
      void invalidateCalls(queryClient, invalidates);
    },
  });
  /** Updated immediately, while `isPending` waits for the next render. */
  const isRunning = (input?: Input) =>
    queryClient.isMutating({ mutationKey, predicate: ({ state }) => !isParallel || state.variables === input }) > 0;

  return {
    start: (input: Input) => {
      if (!isRunning(input)) mutate(input);
    },
    /** For a form, which itself submits once at a time and waits for the end. */
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
