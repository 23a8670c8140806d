import type { Message } from '@evenway/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { createVersionGuard } from './version-guard.ts';

/** A server that accepts changes only to its newest version, and reports which one it got. */
function server(version: number) {
  const given: number[] = [];
  return {
    given,
    set: (next: number) => {
      version = next;
    },
    run: async (from: number): Promise<Message> => {
      given.push(from);
      if (from !== version) throw new ApiError({ status: 409, code: 'message_changed', message: 'Changed' });
      version += 1;
      return { version } as Message;
    },
  };
}

it('is what the screen shows while nothing is typed', async () => {
  const seen = createVersionGuard(1);
  seen.show(4);
  const { given, run } = server(4);
  await seen.change(run);
  await seen.change(run);
  expect(given).toEqual([4, 5]);
});

it('stays behind what came while someone was typing, until they were told', async () => {
  const seen = createVersionGuard(1);
  seen.setTyping('answer', true);
  seen.show(2);
  const { given, run } = server(2);
  await expect(seen.change(run)).rejects.toThrow();
  await seen.change(run);
  expect(given).toEqual([1, 2]);
});

it('goes on to what is read after being told, and not further', async () => {
  const seen = createVersionGuard(1);
  const { given, run, set } = server(2);
  seen.setTyping('answer', true);
  await expect(seen.change(run)).rejects.toThrow();
  seen.show(2);
  set(3);
  seen.show(3);
  await expect(seen.change(run)).rejects.toThrow();
  expect(given).toEqual([1, 2]);
});

it('takes one’s own changes of other parts as seen', async () => {
  const seen = createVersionGuard(1);
  const { given, run } = server(1);
  seen.setTyping('answer', true);
  await seen.change(run);
  seen.show(2);
  await seen.change(run);
  expect(given).toEqual([1, 2]);
});
