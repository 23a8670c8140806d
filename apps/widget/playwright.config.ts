import { defineConfig } from '@playwright/test';
import { cdnPort, site, sitePort } from './tests/support/addresses.config.ts';

/** The widget on pages of its own server, in the Chromium of this machine. */
export default defineConfig({
  testDir: './tests',
  globalSetup: './tests/corpus/ensure-corpus.config.mjs',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 20_000,
  reporter: [['list']],
  outputDir: './test-results',
  webServer: {
    // The tests run against what would be delivered.
    command: `node build.mjs && node tests/support/server.mjs ${sitePort} ${cdnPort}`,
    url: `${site}/page.html`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: site,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A site of another name, as the browser sees it.
        '--host-resolver-rules=MAP *.example.com 127.0.0.1',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
