import { afterEach, vi } from 'vitest';

/**
 * Test files of one worker share its globals. What a test put in place of one is taken back right after it: the options of
 * Vitest do it before the next test, and so after the first hooks of the next file.
 */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
