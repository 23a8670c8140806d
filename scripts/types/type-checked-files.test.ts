import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { steps } from '../test-steps.ts';

const root = inRoot('.');
const projects = steps
  .filter(({ name }) => name.startsWith('types:'))
  .map(({ run }) => run[run.indexOf('-p') + 1] ?? 'a step without a project');

/** docs/architecture.md says why. */
const PLAIN_JAVASCRIPT = [
  'apps/widget/tests/corpus/apps/angular-material.mjs',
  'deploy/health-check.mjs',
  'scripts/checks/dependencies/list-lockfiles.mjs',
  'scripts/lib/errors.mjs',
  'scripts/lib/install/check-machine.mjs',
  'scripts/lib/install/ensure-packages.mjs',
  'scripts/lib/lock-file.mjs',
  'scripts/lib/paths.mjs',
  'scripts/lib/process-groups.mjs',
  'scripts/lib/run-command.mjs',
  'scripts/lib/show-progress.mjs',
  'scripts/release/changelog.mjs',
  'scripts/release/print-notes.mjs',
  'scripts/run.mjs',
  'scripts/write-sbom.mjs',
];

/** The files that one of the `types` steps checks. */
function filesOf(project: string): string[] {
  const file = project.endsWith('.json') ? inRoot(project) : inRoot(project, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file)).fileNames;
}

const listFiles = (...endings: string[]) =>
  ts.sys.readDirectory(root, endings, ['**/node_modules', '**/dist', '**/.*']);

it('a types step checks every TypeScript file', () => {
  const checked = new Set(projects.flatMap(filesOf));
  const all = listFiles('.ts', '.tsx');
  expect(all.length).toBeGreaterThan(1_000);
  const missing = all.filter((file) => !checked.has(file)).map((file) => path.relative(root, file));
  expect(missing, 'add their folder to scripts/types/tsconfig.server.json or tsconfig.browser-tools.json').toEqual([]);
});

it('programs are TypeScript, except where no compiler is', () => {
  const plain = listFiles('.mjs').map((file) => path.relative(root, file));
  const added = plain.filter((file) => !PLAIN_JAVASCRIPT.includes(file));
  expect(added, 'write them in TypeScript').toEqual([]);
});
