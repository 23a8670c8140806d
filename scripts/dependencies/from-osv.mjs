/**
 * Entries of advisories.json from one OSV record (https://ossf.github.io/osv-schema), which is how osv.dev and GitHub's
 * advisory database publish them: one entry per package that is in use.
 */
export function fromOsv(record, usedNames) {
  if (record.withdrawn) return [];
  return (record.affected ?? [])
    .filter((affected) => affected.package?.ecosystem === 'npm' && usedNames.has(affected.package.name))
    .map((affected) => ({
      id: record.id,
      package: affected.package.name,
      summary: record.summary ?? 'no summary',
      ranges: (affected.ranges ?? []).filter(({ type }) => type === 'SEMVER').flatMap(({ events }) => toRanges(events)),
      ...(affected.versions?.length > 0 && { versions: affected.versions }),
    }));
}

/** Events come in order: each `introduced` opens a range that the next `fixed` or `last_affected` closes. */
function toRanges(events) {
  const ranges = [];
  for (const event of events) {
    if (event.introduced !== undefined) ranges.push({ introduced: event.introduced });
    else if (event.fixed !== undefined) Object.assign(ranges.at(-1), { fixed: event.fixed });
    else if (event.last_affected !== undefined) Object.assign(ranges.at(-1), { lastAffected: event.last_affected });
  }
  return ranges;
}
