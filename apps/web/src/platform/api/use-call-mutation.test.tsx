import { listUsers, listWebsites } from '@evenway/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { queryKeyOf } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';

const WITHIN = { timeout: 30_000 };

type Options = Parameters<typeof useCallMutation<string, string>>[0];

/** The hook as a screen uses it, with a run that ends when the test says so. */
function mutationWith(options: Partial<Options> = {}) {
  const queryClient = createQueryClient();
  const run = vi.fn((_: string) => new Promise<string>((resolve, reject) => ends.push({ resolve, reject })));
  const ends: { resolve: (result: string) => void; reject: (error: unknown) => void }[] = [];
  const seen: ReturnType<typeof useCallMutation<string, string>>[] = [];
  function Screen() {
    seen.push(useCallMutation<string, string>({ run, failed: 'It failed.', ...options }));
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  );
  const mutation = seen[0];
  if (mutation === undefined) throw new Error('the screen was not rendered');
  return { mutation, run, ends, queryClient };
}

const inputsOf = async (run: ReturnType<typeof mutationWith>['run'], count: number) => {
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(count), WITHIN);
  return run.mock.calls.map(([input]) => input);
};

describe('a change', () => {
  it('is sent once, however often it is started before it ends', async () => {
    const onDone = vi.fn();
    const { mutation, run, ends } = mutationWith({ onDone });
    mutation.start('a');
    mutation.start('a');
    mutation.start('b');
    expect(mutation.isRunning()).toBe(true);
    expect(await inputsOf(run, 1)).toEqual(['a']);
    ends[0]?.resolve('done');
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('done', 'a'), WITHIN);
    await vi.waitFor(() => expect(mutation.isRunning()).toBe(false), WITHIN);
    mutation.start('b');
    expect(await inputsOf(run, 2)).toEqual(['a', 'b']);
  });

  it('may run for several things at the same time, once for each', async () => {
    const { mutation, run } = mutationWith({ isParallel: true });
    mutation.start('a');
    mutation.start('b');
    mutation.start('a');
    expect(await inputsOf(run, 2)).toEqual(['a', 'b']);
  });

  it('is done when the answers it touched are out of date, and no other', async () => {
    const isOutdated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    const keys = [queryKeyOf(listWebsites, {}), queryKeyOf(listUsers, {})] as const;
    const onDone = vi.fn(() => expect(keys.map(isOutdated)).toEqual([true, false]));
    const { mutation, ends, run, queryClient } = mutationWith({ invalidates: [listWebsites], onDone });
    for (const key of keys) queryClient.setQueryData(key, []);
    mutation.start('a');
    await inputsOf(run, 1);
    ends[0]?.resolve('done');
    await vi.waitFor(() => expect(onDone).toHaveReturned(), WITHIN);
  });

  it('puts its result in the place of an answer', async () => {
    const onDone = vi.fn();
    const { mutation, ends, run, queryClient } = mutationWith({ replaces: queryKeyOf(listUsers, {}), onDone });
    mutation.start('a');
    await inputsOf(run, 1);
    ends[0]?.resolve('the new list');
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled(), WITHIN);
    expect(queryClient.getQueryData(queryKeyOf(listUsers, {}))).toBe('the new list');
  });

  it('that fails says so, has the answers read again, and can be tried again', async () => {
    const [onDone, onFailed] = [vi.fn(), vi.fn()];
    const { mutation, ends, run, queryClient } = mutationWith({ invalidates: [listWebsites], onDone, onFailed });
    const key = queryKeyOf(listWebsites, {});
    queryClient.setQueryData(key, []);
    mutation.start('a');
    await inputsOf(run, 1);
    const error = new NetworkError('x');
    ends[0]?.reject(error);
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledExactlyOnceWith(error, 'a'), WITHIN);
    await vi.waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true), WITHIN);
    await vi.waitFor(() => expect(mutation.isRunning()).toBe(false), WITHIN);
    expect(onDone).not.toHaveBeenCalled();
    mutation.start('a');
    expect(await inputsOf(run, 2)).toEqual(['a', 'a']);
  });
});
