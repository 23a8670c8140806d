import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../../../scripts/lib/testing/find-browser.ts';
import type { Listening } from './start-screen-reader.ts';

export default defineConfig({
  test: {
    root: path.dirname(fileURLToPath(import.meta.url)),
    include: ['*.test.ts'],
    provide: { listening: { ...findBrowser('firefox'), ...findBrowser('screenReader') } as Listening },
    // Speech follows the key, on a busy machine long after it.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // All tests are one visit: after a failure, the rest would be in the wrong place.
    bail: 1,
  },
});
