import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('reports the start of a change before anything can be painted', async () => {
  const change = new MutationObserver(createQueryClient(), { mutationFn: () => new Promise(() => undefined) });
  const reported: string[] = [];
  // As `useMutation` subscribes.
  change.subscribe(notifyManager.batchCalls(() => reported.push(change.getCurrentResult().status)));
  const nextTask = new Promise((done) => setTimeout(done));
  void change.mutate();
  await nextTask;
  expect(reported).toEqual(['pending']);
});
