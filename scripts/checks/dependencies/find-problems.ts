import semver from 'semver';
import type { LockedPackage } from './read-packages.ts';

export interface Advisory {
  readonly id: string;
  readonly package: string;
  readonly summary: string;
  /** The vulnerable versions, as npm writes ranges. */
  readonly range: string;
}

/** Without a lockfile it holds in all of them. The file also gives a reason for each, for people. */
interface Exception {
  readonly package: string;
  readonly lockfile?: string | undefined;
}

interface Policy {
  readonly licenses: readonly string[];
  /** Null is for a package that names no license. */
  readonly licenseExceptions: ReadonlyArray<Exception & { readonly license: string | null }>;
  readonly acceptedAdvisories: ReadonlyArray<Exception & { readonly id: string }>;
  readonly installScripts: readonly Exception[];
}

/**
 * What prevents packages from being used: a license that is not on the list, a version with a known vulnerability, an
 * install script. An exception that is no longer needed is a problem too.
 */
export function findDependencyProblems(
  packages: readonly LockedPackage[],
  policy: Policy,
  advisories: readonly Advisory[],
): string[] {
  const used = new Set<Exception>();
  const exceptionFor = <Kind extends Exception>(
    list: readonly Kind[],
    { lockfile, name }: LockedPackage,
    matches: (entry: Kind) => boolean = () => true,
  ) => {
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

/** An SPDX expression such as `(MIT OR Apache-2.0) AND Zlib`: one side of OR is enough, AND needs both. */
function isLicenseAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let next = 0;
  const term = (): boolean => {
    const token = tokens[next++];
    if (token !== '(') return token !== undefined && allowed.includes(token);
    const inner = either();
    return tokens[next++] === ')' && inner;
  };
  const both = (): boolean => {
    let holds = term();
    while (tokens[next] === 'AND') {
      next++;
      holds = term() && holds;
    }
    return holds;
  };
  function either(): boolean {
    let holds = both();
    while (tokens[next] === 'OR') {
      next++;
      holds = both() || holds;
    }
    return holds;
  }
  const holds = either();
  return holds && next === tokens.length;
}
