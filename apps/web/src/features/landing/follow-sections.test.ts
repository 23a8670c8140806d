import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSections } from './follow-sections.ts';

const SECTION_TOP = 1000;
const scrollTo = vi.fn();
const page = Object.assign(new EventTarget(), { location: { hash: '' }, scrollY: 50, scrollTo });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      id === 'pricing' ? { getBoundingClientRect: () => ({ top: SECTION_TOP }), querySelector: () => null } : null,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

it('scrolls to 80 pixels above the section that the address names, after 100 milliseconds', () => {
  page.location.hash = '#pricing';
  const stop = followSections();
  vi.advanceTimersByTime(99);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: SECTION_TOP + 50 - 80 });
  stop();
});

it('does the same for an address that changes, once for two changes in a row, and not after the page is left', () => {
  page.location.hash = '';
  const stop = followSections();
  const go = (hash: string) => {
    page.location.hash = hash;
    page.dispatchEvent(new Event('hashchange'));
  };
  go('#unknown');
  go('#pricing');
  vi.advanceTimersByTime(1000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  go('#pricing');
  stop();
  vi.advanceTimersByTime(1000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
