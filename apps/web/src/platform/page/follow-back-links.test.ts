import { afterEach, expect, it, vi } from 'vitest';
import { followBackLinks } from './follow-back-links.ts';

afterEach(() => vi.unstubAllGlobals());

/** Clicks on an element that is in a link, or in none; whether our script took the click. */
function click(
  selector: string | null,
  pressed: Partial<Record<'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', unknown>> = {},
) {
  class Element {
    closest = (asked: string) => (asked === selector ? { href: 'https://evenway.test/fr' } : null);
  }
  let listener: (event: unknown) => void = () => expect.unreachable();
  const back = vi.fn();
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('document', { addEventListener: (_: string, added: typeof listener) => (listener = added) });
  vi.stubGlobal('window', { history: { length: 2, back }, location: { assign: vi.fn() } });
  followBackLinks();
  const preventDefault = vi.fn();
  listener({ button: 0, target: new Element(), preventDefault, ...pressed });
  expect(back.mock.calls.length).toBe(preventDefault.mock.calls.length);
  return back.mock.calls.length === 1;
}

it('a plain click on such a link goes one step back; any other click is the browser’s', () => {
  expect(click('a[data-goes-back]')).toBe(true);
  expect(click('a')).toBe(false);
  expect(click(null)).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)
    expect(click('a[data-goes-back]', { [key]: true }), key).toBe(false);
  expect(click('a[data-goes-back]', { button: 1 })).toBe(false);
});
