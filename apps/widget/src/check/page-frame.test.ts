import { beforeEach, expect, it, vi } from 'vitest';
import { settleWhereItEnds } from './page-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return () => vi.useRealTimers();
});

/** A frame that shows these pages in turn, each for `lasts` milliseconds and loading for the first `loads` of them. */
function showing(...pages: { lasts: number; loads: number }[]): Window {
  const began = performance.now();
  const from = pages.map((_, at) => pages.slice(0, at).reduce((sum, { lasts }) => sum + lasts, 0));
  const documents = pages.map(({ loads }, at) => ({
    fonts: { ready: Promise.resolve() },
    get readyState() {
      return performance.now() - began - (from[at] ?? 0) < loads ? 'loading' : 'complete';
    },
  }));
  return {
    get document() {
      return documents[from.filter((begins) => performance.now() - began >= begins).length - 1];
    },
  } as unknown as Window;
}
const settled = async (view: Window) => {
  const began = performance.now();
  const done = settleWhereItEnds(view).then(() => performance.now() - began);
  await vi.advanceTimersByTimeAsync(60_000);
  return done;
};

it('waits no longer than a page takes that stays where it is', async () => {
  expect(await settled(showing({ lasts: Number.POSITIVE_INFINITY, loads: 0 }))).toBeLessThan(300);
});

it('waits for the page that another one leads to by a script, however slow', async () => {
  const took = await settled(showing({ lasts: 50, loads: 0 }, { lasts: Number.POSITIVE_INFINITY, loads: 3000 }));
  expect(took).toBeGreaterThan(3050);
  expect(took).toBeLessThan(3600);
});

it('gives a page up that leads on and on', async () => {
  const pages = Array.from({ length: 500 }, () => ({ lasts: 120, loads: 60 }));
  expect(await settled(showing(...pages))).toBeLessThan(10_000);
});
