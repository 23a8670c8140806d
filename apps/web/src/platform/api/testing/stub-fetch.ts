import { afterEach, beforeEach, vi } from 'vitest';
import { languagePreference } from '../../preferences/language.ts';

/**
 * For a test file in which no call may reach a server: responses come from the returned mock, and nothing is logged.
 */
export function stubFetch() {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(console, 'debug').mockReturnValue(undefined);
  });
  afterEach(() => {
    fetched.mockReset();
    vi.restoreAllMocks();
    languagePreference.set('en');
  });
  return fetched;
}
