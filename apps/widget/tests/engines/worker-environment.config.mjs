/** What one test file of a worker leaves for the next is cleaned up after the worker's last. */
export default {
  name: 'worker',
  viteEnvironment: 'ssr',
  setup(scope) {
    const endings = [];
    scope.atEndOfWorker = (end) => endings.push(end);
    return {
      async teardown() {
        for (const end of endings.reverse()) await end();
      },
    };
  },
};
