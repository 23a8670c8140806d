import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../lib/run-command.mjs';
import type { Lockfile } from '../dependencies/read-packages.ts';

/** What is read here of a package.json. An override may also be nested. */
interface Manifest {
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** A tag instead of a version means whatever it points to today: the lock is right until the next release. */
const tag = /^[a-z][\w-]*$/i;

/** What prevents a folder's package-lock.json from installing, today or after a release of something in it. */
export async function findLockfileProblems(folder: string): Promise<string[]> {
  const readJson = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const { overrides = {} }: Manifest = await readJson('package.json');
  const { packages }: Lockfile = await readJson('package-lock.json');
  const problems = Object.entries(packages).flatMap(([place, entry]) => {
    const asked = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies };
    return [
      ...Object.entries(asked)
        .filter(([name, version]) => tag.test(version) && !overrides[name])
        .map(([name, version]) => `${place || 'package.json'} asks for ${name}@${version}: pin it by an override`),
      ...(/^https?:/.test(entry.resolved ?? '') ? [`${place} names a registry: ${entry.resolved}`] : []),
    ];
  });
  const install = await runCommand('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline', '--no-audit'], {
    cwd: folder,
  });
  if (install.code !== 0) {
    const reasons = install.output.split('\n').filter((line) => /Missing:|Invalid:|code E/.test(line));
    problems.push(`npm ci would fail: ${reasons.join('; ') || install.output.trim()}`);
  }
  return problems.map((problem) => `${path.join(folder, 'package-lock.json')}: ${problem}`);
}
