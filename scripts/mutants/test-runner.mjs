import { fork } from 'node:child_process';
import path from 'node:path';
import { signalGroup } from '../lib/process-groups.mjs';

const CLOSING_MS = 30_000;

/**
 * Runs tests of a copied tree in a long-lived process, so that the database and the test code are ready for the next
 * mutant. If a mutant hangs, its process is killed.
 */
export function createTestRunner(copy) {
  const running = new Map();
  return {
    /** `passed`, `failed` or `hung`, with the first failed test. */
    run: ({ config, project, files }, changed, limitMs) => {
      const key = `${config} ${project}`;
      const child = running.get(key) ?? start(key, config, project);
      return new Promise((resolve, reject) => {
        const finish = (result) => {
          clearTimeout(timer);
          child.off('message', finish).off('exit', broke);
          resolve(result);
        };
        const broke = () => {
          running.delete(key);
          clearTimeout(timer);
          reject(new Error('the tests could not be run: see above'));
        };
        const timer = setTimeout(() => {
          child.off('exit', broke);
          running.delete(key);
          end(child);
          finish({ outcome: 'hung', by: 'the limit of time' });
        }, limitMs);
        child.on('message', finish).once('exit', broke);
        child.send({ changed, files });
      });
    },
    stop: () => [...running.values()].forEach(end),
  };

  function start(key, config, project) {
    const server = path.join(copy, 'scripts/mutants/serve-tests.mjs');
    const child = fork(server, [config, project], {
      cwd: copy,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    running.set(key, child);
    return child;
  }
}

/** It closes its database and browsers itself; if it hangs, it is killed. */
function end(child) {
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), CLOSING_MS);
  child.once('exit', () => clearTimeout(timer));
  child.disconnect();
}
