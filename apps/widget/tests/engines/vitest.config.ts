import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isFull } from '../../../../scripts/lib/testing/depth.ts';
import { findBrowser } from '../../../../scripts/lib/testing/find-browser.ts';
import type { Programs } from './drivers/driver.ts';

const root = path.dirname(fileURLToPath(import.meta.url));

/**
 * What engines do differently: rooms for text, what is behind text, requests and leaving a page, and forced colors. All else
 * is our own code, which Chromium shows; the other engines repeat it in a full run (decision 64).
 */
const perEngine = ['contrast-backdrops', 'delivery', 'forced-colors', 'text-room'];

/**
 * WebKit has no forced colors on any system. Only Chromium's protocol has the accessibility tree and a touch screen.
 * Whole pages run in one engine, since each takes several seconds.
 */
const chromiumOnly = ['real-pages-*.test.ts', 'assistive-technology.test.ts'];
const included = isFull ? ['*.test.ts'] : perEngine.map((name) => `${name}.test.ts`);
const files = {
  chromium: { include: ['*.test.ts'], exclude: [] },
  firefox: { include: included, exclude: chromiumOnly },
  webkit: { include: included, exclude: [...chromiumOnly, 'forced-colors.test.ts'] },
};

/**
 * Built files are tested once (`built`); everything else runs once per engine, and `--project firefox` runs it in one.
 * Files that run one after the other in a worker share its browser and servers, but no page's storage.
 */
export default defineConfig({
  test: {
    // Tests wait for pages much of the time: three workers keep two processors busy.
    maxWorkers: 3,
    globalSetup: path.join(root, '../corpus/ensure-corpus.config.ts'),
    projects: [
      { test: { name: 'built', root: path.join(root, '../built'), include: ['*.test.ts'], testTimeout: 60_000 } },
      ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
        root,
        test: {
          name: engine,
          ...files[engine],
          isolate: false,
          environment: path.join(root, 'worker-environment.config.ts'),
          provide: { engine, programs: findBrowser(engine) as Programs },
          // Generous, so that a loaded machine fails nothing that an idle one passes. Each poll costs the browser a few
          // milliseconds that other tests could use.
          expect: { poll: { timeout: 40_000, interval: 60 } },
          testTimeout: 150_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});
