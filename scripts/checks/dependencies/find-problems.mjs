import semver from 'semver';
import { isLicenseAllowed } from './is-license-allowed.mjs';

/**
 * What prevents packages from being used: a license that is not on the list, a version with a known vulnerability, an
 * install script. An exception that is no longer needed is a problem too.
 */
export function findDependencyProblems(packages, policy, advisories) {
  const used = new Set();
  const exceptionFor = (list, { lockfile, name }, matches = () => true) => {
    const found = list.find(
      (entry) =>
        entry.package === name && (entry.lockfile === undefined || entry.lockfile === lockfile) && matches(entry),
    );
    if (found) used.add(found);
    return found !== undefined;
  };

  const problems = packages.flatMap((item) => {
    const what = `${item.lockfile}: ${item.name}@${item.version}`;
    const holes = advisories.filter(
      (advisory) =>
        advisory.package === item.name &&
        semver.satisfies(item.version, advisory.range, { includePrerelease: true }) &&
        !exceptionFor(policy.acceptedAdvisories, item, ({ id }) => id === advisory.id),
    );
    const isLicensed =
      (item.license !== undefined && isLicenseAllowed(item.license, policy.licenses)) ||
      exceptionFor(policy.licenseExceptions, item, ({ license }) => license === (item.license ?? null));
    return [
      ...holes.map(({ id, summary }) => `${what} is vulnerable (${id}: ${summary})`),
      ...(isLicensed ? [] : [`${what} has the license "${item.license ?? 'none'}", which is not on the list`]),
      ...(item.hasInstallScript && !exceptionFor(policy.installScripts, item)
        ? [`${what} runs a script when it is installed`]
        : []),
    ];
  });
  const unused = [...policy.acceptedAdvisories, ...policy.licenseExceptions, ...policy.installScripts]
    .filter((entry) => !used.has(entry))
    .map((entry) => `the exception for ${entry.package} is not needed any more`);
  return [...new Set([...problems, ...unused])];
}
