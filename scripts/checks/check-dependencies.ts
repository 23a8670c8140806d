import path from 'node:path';
import { reportError } from '../lib/errors.mjs';
import { inRoot } from '../lib/paths.mjs';
import recorded from './dependencies/advisories.json' with { type: 'json' };
import { askRegistry } from './dependencies/ask-registry.ts';
import { type Advisory, findDependencyProblems } from './dependencies/find-problems.ts';
import { listLockfiles } from './dependencies/list-lockfiles.mjs';
import policy from './dependencies/policy.json' with { type: 'json' };
import { readPackages } from './dependencies/read-packages.ts';

/** `--ask-registry` also compares with what npm's registry knows today; without it, no network is needed. */
async function check(): Promise<void> {
  const advisories: Advisory[] = [...recorded.advisories];
  const lockfiles = listLockfiles();
  const packages = lockfiles.flatMap((lockfile) => readPackages(lockfile));
  if (process.argv.includes('--ask-registry'))
    for (const lockfile of lockfiles) advisories.push(...(await askRegistry(inRoot(path.dirname(lockfile)))));
  const problems = findDependencyProblems(packages, policy, advisories);
  for (const problem of problems) console.error(problem);

  const perLicense = new Map<string, number>();
  for (const { license = 'none' } of packages) perLicense.set(license, (perLicense.get(license) ?? 0) + 1);
  if (process.argv.includes('--list'))
    for (const { lockfile, name, version, license } of packages)
      console.log(`${license ?? 'none'}\t${name}@${version}\t${lockfile}`);
  else
    for (const [license, count] of [...perLicense].sort((a, b) => b[1] - a[1]))
      console.log(`${String(count).padStart(5)}  ${license}`);

  console.log(`compared with ${advisories.length} advisories, recorded up to ${recorded.updated}`);
  // A check that finds no files must not pass.
  const isBroken = lockfiles.length < 3 || packages.length < 500 || advisories.length === 0;
  if (isBroken) console.error(`only ${packages.length} packages and ${advisories.length} advisories were seen`);
  console.log(`${lockfiles.length} lockfiles, ${packages.length} packages, ${problems.length} problems`);
  process.exitCode = problems.length > 0 || isBroken ? 1 : 0;
}

check().catch(reportError);
