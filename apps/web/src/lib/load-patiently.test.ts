import { expect, it, vi } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

it('asks again for a file that did not come', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('not there')).mockResolvedValueOnce('the part');
  await expect(loadPatiently(load, [0, 0])).resolves.toBe('the part');
});

it('gives up after the last wait', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('not there'));
  await expect(loadPatiently(load, [0, 0])).rejects.toThrow('not there');
  expect(load).toHaveBeenCalledTimes(3);
});
