import { beforeEach, expect, it, vi } from 'vitest';
import { awaitPage } from './await-page.ts';

const slowAfter = 5000;
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A page that loads and a check that ends when the test says so. */
function waiting() {
  const said: (string | null)[] = [];
  let arrive = (_: string): void => undefined;
  let stop = (_: null): void => undefined;
  const coming = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const stopped = new Promise<null>((resolve) => {
    stop = resolve;
  });
  const busyWith = (line: string | null) => void said.push(line);
  return { said, arrive, stop, awaited: awaitPage(coming, { stopped, busyWith }, 'Waiting for /shop') };
}

it('names a page only when it is long in coming, and no longer than that', async () => {
  const { said, arrive, awaited } = waiting();
  await vi.advanceTimersByTimeAsync(slowAfter - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['Waiting for /shop']);
  arrive('/shop');
  expect(await awaited).toBe('/shop');
  expect(said.at(-1)).toBeNull();
});

it('never names a page that came in time', async () => {
  const { said, arrive, awaited } = waiting();
  arrive('/shop');
  await awaited;
  await vi.advanceTimersByTimeAsync(2 * slowAfter);
  expect(said).toEqual([null]);
});

it('ends at once when the check is stopped, whatever the page does', async () => {
  const { said, stop, awaited } = waiting();
  await vi.advanceTimersByTimeAsync(slowAfter);
  stop(null);
  expect(await awaited).toBeNull();
  expect(said).toEqual(['Waiting for /shop', null]);
});
