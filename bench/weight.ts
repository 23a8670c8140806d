import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportError } from '../scripts/lib/errors.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';

const TESTS = /\.(?:test|spec)\.|\/tests\/|\/testing\/|^packages\/testing\/|^e2e\/|^faults\//;
const CODE = /\.(?:ts|tsx|mjs)$/;
/** Fewer lines than this hardly deserve a file of their own. */
const FEW_LINES = 15;

/** What there is to read, to install and to keep: prints counts of the files that git tracks. */
async function printWeight(): Promise<void> {
  const files = execFileSync('git', ['ls-files'], { cwd: inRoot('.'), encoding: 'utf8' })
    .trim()
    .split('\n');
  const code = new Map(
    files.filter((file) => CODE.test(file)).map((file) => [file, readFileSync(inRoot(file), 'utf8')]),
  );
  const sources = [...code].filter(([file]) => !TESTS.test(file));
  const tests = [...code].filter(([file]) => TESTS.test(file));
  const small = smallWithOneUser(code);
  const packages: Record<string, { link?: boolean }> = readJson('package-lock.json').packages;
  const rows: [name: string, value: number][] = [
    ['files', files.length],
    ['source files', sources.length],
    ['source lines', linesOf(sources)],
    ['lines of tests and what they share', linesOf(tests)],
    [`files below ${FEW_LINES} lines with one user`, small.length],
    ['plain JavaScript programs', files.filter((file) => file.endsWith('.mjs')).length],
    ['npm scripts', Object.keys(readJson('package.json').scripts).length],
    ['migrations', readdirSync(inRoot('apps/api/migrations')).filter((file) => file.endsWith('.sql')).length],
    [
      'npm packages',
      Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link).length,
    ],
  ];
  for (const [name, value] of rows) console.log(`${value.toLocaleString('en').padStart(8)}  ${name}`);
}

const readJson = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
const linesOf = (files: [string, string][]) => files.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);

function smallWithOneUser(code: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of code)
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = path.posix.join(path.posix.dirname(file), imported);
      users.set(target, (users.get(target) ?? new Set()).add(file));
    }
  return [...code]
    .filter(([file, text]) => text.split('\n').length <= FEW_LINES && users.get(file)?.size === 1)
    .map(([file]) => file);
}

printWeight().catch(reportError);
