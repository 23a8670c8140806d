import { expect, it, vi } from 'vitest';
import type { Platform } from '../../platform/platform.ts';
import { tryEach } from './try-each.ts';

const platform = { log: { error: () => undefined } } as unknown as Platform;
const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('the provider is away'));

it('does all it can, and says how much of it failed', async () => {
  const last = vi.fn(works);
  const all = new Map([
    ['sub_1', works],
    ['sub_2', fails],
    ['sub_3', last],
  ]);
  expect(await tryEach(platform, all)).toEqual({ failed: 1 });
  expect(last).toHaveBeenCalledOnce();
});

it('fails when nothing of it worked, so that the job is tried again, and not when there was nothing to do', async () => {
  const all = new Map([
    ['sub_1', fails],
    ['sub_2', fails],
  ]);
  await expect(tryEach(platform, all)).rejects.toThrow('the provider is away');
  expect(await tryEach(platform, new Map())).toEqual({ failed: 0 });
});
