import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/lib/testing/find-browser.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'evenway-e2e-'));
// Workers read this file again and must find the same folder.
process.env.E2E_DATA_DIR = dataDir;

/** The browser of every journey. */
const launchOptions = {
  executablePath: findBrowser('chromium').chromium ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without a GPU its process only passes frames on: a twelfth of the processor time.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Keeps fractional letter widths, which some builds of the browser round to whole pixels.
    '--font-render-hinting=none',
  ],
};

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long, since one journey shows many rules: opening the application anew for each takes longer than showing it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: '../test-results',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace costs a third of the time; `npx playwright test -c e2e/playwright.config.ts --trace on` takes one.
    screenshot: 'only-on-failure',
    // Animations take a sixth of the browser's time. Component tests and some journeys keep them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: 'node scripts/run.mjs scripts/start.ts',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' },
  },
});
