import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportError, UserError } from '../lib/errors.mjs';
import { CACHE, inRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { areas } from '../mutants/areas.ts';

/**
 * `npm test -- mutants money checks`: Stryker makes small faults in pure code, one at a time, and lists those that no
 * test notices; `--file <path>` tries one file. It comes with 167 packages, so it is fetched for this run only
 * (decision 36).
 */
const VERSION = '9.6.1';
const FOLDER = path.join(CACHE, 'mutants');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { file: { type: 'string' } } });
  const names = positionals.length > 0 ? positionals : [...areas.keys()];
  const unknown = names.find((name) => !areas.has(name));
  if (unknown) throw new UserError(`There is no area "${unknown}". Areas: ${[...areas.keys()].join(', ')}.`);
  await fetchStryker();
  if (values.file) return void (await mutate('file', [values.file], null));
  const scores = [];
  for (const name of names) {
    const { files = [], minScore = 0 } = areas.get(name) ?? {};
    scores.push({ area: name, ...(await mutate(name, files, minScore)), 'at least': minScore });
  }
  console.table(scores);
}

/** Below this folder, so that Stryker finds the Vitest that the tests import, and brings none of its own. */
async function fetchStryker(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  const options = ['--no-save', '--omit=peer', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runCommand('npm', ['install', ...options, ...packages], { cwd: FOLDER });
  if (code !== 0) throw new UserError(`Stryker could not be fetched:\n${output.trim()}`);
}

async function mutate(name: string, files: readonly string[], minScore: number | null) {
  const config = path.join(FOLDER, `${name}.json`);
  const report = path.join(FOLDER, `${name}-report.json`);
  writeFileSync(
    config,
    JSON.stringify({
      mutate: [...files, '!**/*.test.ts'],
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
      coverageAnalysis: 'perTest',
      // What runs when a module is loaded is mostly a table, and each such mutant runs every test.
      ignoreStatic: true,
      concurrency: 2,
      thresholds: { high: 100, low: 0, break: minScore },
      tempDirName: path.join(FOLDER, 'sandbox'),
      ignorePatterns: ['.*', 'bench', 'deploy', 'dist', 'docs', 'e2e', 'faults', 'test-results', 'apps/widget/tests'],
      reporters: ['progress', 'clear-text', 'json'],
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
      jsonReporter: { fileName: report },
    }),
  );
  const stryker = path.join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { code } = await runCommand('node', [stryker, 'run', config], { cwd: inRoot(), live: true });
  if (code !== 0) process.exitCode = 1;
  return countOf(JSON.parse(readFileSync(report, 'utf8')));
}

/** Of what Stryker reports, in the format that all such tools share. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

function countOf({ files }: Report) {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...kinds: string[]) => states.filter((state) => kinds.includes(state)).length;
  const [killed, survived, untested] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
  const score = ((100 * killed) / (killed + survived + untested)).toFixed(1);
  return { killed, survived, 'without a test': untested, score };
}

main().catch(reportError);
