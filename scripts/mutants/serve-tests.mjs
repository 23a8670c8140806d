import path from 'node:path';
import { createVitest } from 'vitest/node';

/** Started by `test-runner.mjs` in the copied tree: runs the files it is given, and stops at the first test that fails. */
const [config, project] = process.argv.slice(2);
const vitest = await createVitest('test', { config, project, bail: 1, watch: false, maxWorkers: 2, reporters: [{}] });

let last;

process.on('message', async ({ changed, files }) => {
  // The previous mutant has been reverted.
  for (const file of [last, changed].filter(Boolean)) vitest.invalidateFile(path.resolve(file));
  last = changed;
  const specifications = await vitest.globTestSpecifications(files);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Modules also contain what earlier runs left behind.
  const ids = new Set(specifications.map(({ moduleId }) => moduleId));
  const modules = testModules.filter(({ moduleId }) => ids.has(moduleId));
  process.send(resultOf(modules, unhandledErrors));
});

process.on('disconnect', async () => {
  await vitest.close();
  process.exit();
});

function resultOf(modules, errors) {
  const failed = modules.find((module) => module.state() === 'failed');
  if (failed) return { outcome: 'failed', by: nameOf(failed) };
  if (errors.length > 0) return { outcome: 'failed', by: String(errors[0]?.message ?? errors[0]) };
  const passed = modules.flatMap((module) => [...module.children.allTests('passed')]);
  return { outcome: 'passed', count: passed.length };
}

function nameOf(module) {
  const [test] = module.children.allTests('failed');
  const error = test?.result().errors?.[0] ?? module.errors()[0];
  return `${path.basename(module.moduleId)}: ${test?.name ?? ''} ${error?.message?.split('\n')[0] ?? ''}`.trim();
}
