import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** The tests of the mutated code (areas.ts): those that need no database, no browser and no build. */
export default defineConfig({
  // Stryker works on a copy, whose packages npm's links do not lead to.
  resolve: { alias: [{ find: /^@evenway\/(checks|contract)$/, replacement: `${packages}/$1/src/index.ts` }] },
  test: {
    isolate: false,
    setupFiles: ['scripts/lib/testing/undo-stubs.ts'],
    include: [
      'packages/{checks,contract}/src/**/*.test.ts',
      'apps/widget/src/**/*.test.ts',
      'apps/web/src/platform/{money,plans}/*.test.ts',
      'apps/web/src/features/billing/invoice-amounts.test.ts',
      'apps/api/src/platform/{api-keys,crypto,limits}/*.test.ts',
      'apps/api/src/platform/limit-concurrency.test.ts',
      'apps/api/src/features/**/decide-*.test.ts',
      'apps/api/src/features/billing/**/{find-outdated,invoice-lines,jobs-of-event}.test.ts',
    ],
    exclude: ['**/node_modules/**', 'apps/api/src/platform/limits/{limits,rate-limits}.test.ts'],
  },
});
