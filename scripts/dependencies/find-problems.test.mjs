import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findDependencyProblems } from './find-problems.mjs';
import { listLockfiles, readPackages } from './read-packages.mjs';

const readJson = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const policy = readJson('./policy.json');
const { advisories } = readJson('./advisories.json');
const installed = listLockfiles().flatMap((lockfile) => readPackages(lockfile));
const planted = (changes) => [
  ...installed,
  {
    lockfile: 'package-lock.json',
    name: 'planted',
    version: '1.0.0',
    license: 'MIT',
    hasInstallScript: false,
    ...changes,
  },
];
const problemsWith = (changes) => findDependencyProblems(planted(changes), policy, advisories);

describe('the dependencies', () => {
  it('as they are locked have no problem', () => {
    expect(findDependencyProblems(installed, policy, advisories)).toEqual([]);
    expect(installed.length).toBeGreaterThan(500);
  });

  it('with a vulnerable version are refused, with the next one they are not', () => {
    expect(problemsWith({ name: 'ws', version: '8.17.0' })).toEqual([expect.stringContaining('GHSA-3h5v-q93c-6h6q')]);
    expect(problemsWith({ name: 'ws', version: '8.17.1' })).toEqual([]);
    expect(problemsWith({ name: 'debug', version: '4.4.2' })).toEqual([expect.stringContaining('malware')]);
  });

  it('with a vulnerable version pass where the policy accepts that advisory there, and only there', () => {
    const acceptedAdvisories = [{ id: 'GHSA-3h5v-q93c-6h6q', package: 'ws', lockfile: 'bench/package-lock.json' }];
    const problemsIn = (lockfile) =>
      findDependencyProblems(
        planted({ name: 'ws', version: '8.17.0', lockfile }),
        { ...policy, acceptedAdvisories },
        advisories,
      );
    expect(problemsIn('bench/package-lock.json')).toEqual([]);
    expect(problemsIn('package-lock.json').join()).toContain('GHSA-3h5v-q93c-6h6q');
  });

  it('with a foreign license or none are refused', () => {
    for (const license of ['AGPL-3.0-only', 'MIT AND GPL-3.0-only', '(MIT', '', undefined])
      expect(problemsWith({ license }), license).toEqual([expect.stringContaining('not on the list')]);
    for (const license of ['MIT OR GPL-3.0-only', '(GPL-2.0-only OR (MIT AND ISC))'])
      expect(problemsWith({ license }), license).toEqual([]);
  });

  it('with a license that an exception names for another lockfile are refused', () => {
    expect(problemsWith({ name: 'accessibility-widgets', license: 'GPL' }).join()).toContain('not on the list');
  });

  it('that run a script when they are installed are refused', () => {
    expect(problemsWith({ hasInstallScript: true })).toEqual([expect.stringContaining('runs a script')]);
  });

  it('leave no exception behind', () => {
    const installScripts = [...policy.installScripts, { package: 'long-gone' }];
    expect(findDependencyProblems(installed, { ...policy, installScripts }, advisories)).toEqual([
      'the exception for long-gone is not needed any more',
    ]);
  });
});
