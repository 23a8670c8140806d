import { compareVersions } from './compare-versions.mjs';

/** Whether an advisory names a version: from `introduced` up to, but not including, `fixed`, or up to `lastAffected`. */
export function isAffected(advisory, version) {
  return (
    (advisory.versions ?? []).includes(version) ||
    (advisory.ranges ?? []).some(
      ({ introduced = '0', fixed, lastAffected }) =>
        compareVersions(version, introduced) >= 0 &&
        (fixed === undefined || compareVersions(version, fixed) < 0) &&
        (lastAffected === undefined || compareVersions(version, lastAffected) <= 0),
    )
  );
}
