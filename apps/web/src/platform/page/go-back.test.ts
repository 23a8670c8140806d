import { afterEach, describe, expect, it, vi } from 'vitest';
import { goBack } from './go-back.ts';

function tab(length: number, ours?: { count: number; index: number }) {
  const back = vi.fn();
  const assign = vi.fn();
  const navigation = ours && { currentEntry: { index: ours.index }, entries: () => new Array(ours.count) };
  vi.stubGlobal('window', { history: { length, back }, location: { assign }, navigation });
  return { back, assign };
}

afterEach(() => vi.unstubAllGlobals());

describe('going back', () => {
  it('goes one step back when a page came before', () => {
    const { back, assign } = tab(3, { count: 3, index: 2 });
    goBack('/');
    expect(back).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['in a fresh tab', tab.bind(null, 1)],
    ['in a fresh tab of a browser that lists entries', tab.bind(null, 1, { count: 1, index: 0 })],
    ['on the first page, with pages ahead', tab.bind(null, 2, { count: 2, index: 0 })],
  ])('goes to the start %s', (_where, open) => {
    const { back, assign } = open();
    goBack('/fr/');
    expect(assign).toHaveBeenCalledWith('/fr/');
    expect(back).not.toHaveBeenCalled();
  });

  it('returns to another site that led here', () => {
    const { back } = tab(2, { count: 1, index: 0 });
    goBack('/');
    expect(back).toHaveBeenCalledOnce();
  });

  it('trusts the length where the browser lists no entries', () => {
    const { back } = tab(2);
    goBack('/');
    expect(back).toHaveBeenCalledOnce();
  });
});
