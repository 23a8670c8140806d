import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/lib/testing/find-browser.ts';

/** Starts its own clusters; grouped with the other database tests, so that fast ones stay fast. */
const databaseTests = 'packages/local-services/src/database/*.test.ts';

/** Needs the build. */
const startTests = 'scripts/tests/*.test.ts';

export default defineConfig({
  test: {
    // Tests wait for PostgreSQL and for timers much of the time: three workers keep two processors busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          // Both as below.
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['scripts/lib/testing/undo-stubs.ts'],
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{mjs,ts}'],
          exclude: ['apps/api/**', databaseTests, startTests],
        },
      },
      {
        test: { name: 'start', include: [startTests], testTimeout: 240_000, hookTimeout: 120_000 },
      },
      {
        test: {
          name: 'components',
          // Loading the modules that drive a browser took a seventh of the time.
          isolate: false,
          include: ['apps/web/tests/*/*.test.ts', 'packages/cli/tests/*.test.ts'],
          globalSetup: ['apps/web/tests/support/build-stage.ts'],
          provide: findBrowser('chromium'),
          // Generous, so that a loaded machine fails nothing that an idle one passes.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          // Products share nothing through modules, so loading them once per worker is enough: half of the time was
          // loading.
          isolate: false,
          setupFiles: ['scripts/lib/testing/undo-stubs.ts', 'apps/api/src/testing/database/watch-statements.ts'],
          include: ['apps/api/src/**/*.test.ts', databaseTests],
          alias: { '@node-rs/argon2': fileURLToPath(new URL('apps/api/src/testing/argon2.ts', import.meta.url)) },
          globalSetup: ['apps/api/src/testing/database/database-setup.ts'],
          provide: {
            pgBouncer: process.env.TEST_PGBOUNCER ?? null,
            statementsFolder: process.env.STATEMENTS_FOLDER ?? null,
          },
          // Generous, so that a loaded machine fails nothing that an idle one passes.
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
