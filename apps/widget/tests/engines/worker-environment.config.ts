import type { Environment } from 'vitest/runtime';

/** What one test file of a worker leaves for the next is cleaned up after the worker's last. */
const workerEnvironment: Environment = {
  name: 'worker',
  viteEnvironment: 'ssr',
  setup(scope) {
    const endings: Array<() => Promise<unknown>> = [];
    scope.atEndOfWorker = (end: () => Promise<unknown>) => endings.push(end);
    return {
      async teardown() {
        for (const end of endings.reverse()) await end();
      },
    };
  },
};
export default workerEnvironment;
