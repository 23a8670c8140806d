import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { steps } from '../test-steps.mjs';

const root = inRoot('.');
const projects = steps.filter(({ name }) => name.startsWith('types:')).map(({ run }) => run[run.indexOf('-p') + 1]);

/** The files that one of the `types` steps checks. */
function filesOf(project) {
  const file = project.endsWith('.json') ? inRoot(project) : inRoot(project, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file)).fileNames;
}

it('a types step checks every TypeScript file', () => {
  const checked = new Set(projects.flatMap(filesOf));
  const all = ts.sys.readDirectory(root, ['.ts', '.tsx'], ['**/node_modules', '**/dist']);
  expect(all.length).toBeGreaterThan(1_000);
  const missing = all.filter((file) => !checked.has(file)).map((file) => path.relative(root, file));
  expect(missing, 'add their folder to scripts/types/tsconfig.server.json or tsconfig.browser-tools.json').toEqual([]);
});
