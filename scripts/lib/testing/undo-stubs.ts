import { afterEach, vi } from 'vitest';

/**
 * Test files in one worker share globals. Stubs are removed right after each test: Vitest's own options do so before
 * the next test, which is after the next file's first hooks.
 */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
