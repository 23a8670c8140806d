import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../lib/run-command.mjs';

/** A tag instead of a version means whatever it points to today: the lock is right until the next release. */
const tag = /^[a-z][\w-]*$/i;

/** What prevents a folder's package-lock.json from installing, today or after a release of something in it. */
export async function findLockfileProblems(folder) {
  const [{ overrides = {} }, { packages }] = await Promise.all(
    ['package.json', 'package-lock.json'].map(async (file) =>
      JSON.parse(await readFile(path.join(folder, file), 'utf8')),
    ),
  );
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
