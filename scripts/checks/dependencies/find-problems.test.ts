import semver from 'semver';
import { describe, expect, it } from 'vitest';
import recorded from './advisories.json' with { type: 'json' };
import { findDependencyProblems } from './find-problems.ts';
import { listLockfiles } from './list-lockfiles.mjs';
import policy from './policy.json' with { type: 'json' };
import { type LockedPackage, readPackages } from './read-packages.ts';

const { advisories } = recorded;
const installed = listLockfiles().flatMap((lockfile) => readPackages(lockfile));
const planted = (changes: Partial<LockedPackage>): LockedPackage[] => [
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
const hole = { id: 'GHSA-planted', package: 'planted', summary: 'A hole' };
const known = [...advisories, { ...hole, range: '>=1.0.1 <1.1.0 || 3.0.0' }];
const problemsWith = (changes: Partial<LockedPackage>) => findDependencyProblems(planted(changes), policy, known);

describe('the dependencies', () => {
  it('as they are locked have no problem', () => {
    expect(findDependencyProblems(installed, policy, advisories)).toEqual([]);
    expect(installed.length).toBeGreaterThan(500);
  });

  it('with a vulnerable version are refused, with the next one they are not', () => {
    expect(problemsWith({ version: '1.0.0' })).toEqual([]);
    expect(problemsWith({ version: '1.0.1' })).toEqual([expect.stringContaining('GHSA-planted: A hole')]);
    for (const version of ['1.1.0', '1.10.0', '2.9.9', '3.0.1']) expect(problemsWith({ version }), version).toEqual([]);
    for (const version of ['1.0.2-rc.1', '1.1.0-rc.1', '3.0.0'])
      expect(problemsWith({ version }).join(), version).toContain('GHSA-planted');
  });

  it('are compared with what is known', () => {
    const ofNothing = advisories.filter(({ range }) => semver.validRange(range) === null);
    expect(ofNothing).toEqual([]);
    expect(problemsWith({ name: 'ws', version: '8.17.0' }).join()).toContain('GHSA-3h5v-q93c-6h6q');
    expect(problemsWith({ name: 'ws', version: '8.17.1' }).join()).not.toContain('GHSA-3h5v-q93c-6h6q');
    expect(problemsWith({ name: 'debug', version: '4.4.2' }).join()).toContain('malware');
  });

  it('with a vulnerable version pass where the policy accepts that advisory there, and only there', () => {
    const accepted = { id: 'GHSA-planted', package: 'planted', lockfile: 'bench/package-lock.json' };
    const acceptedAdvisories = [...policy.acceptedAdvisories, accepted];
    const problemsIn = (lockfile: string) =>
      findDependencyProblems(planted({ version: '1.0.1', lockfile }), { ...policy, acceptedAdvisories }, known);
    expect(problemsIn('bench/package-lock.json')).toEqual([]);
    expect(problemsIn('package-lock.json').join()).toContain('GHSA-planted');
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
