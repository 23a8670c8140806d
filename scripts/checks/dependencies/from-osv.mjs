/**
 * Entries of advisories.json from one OSV record (https://ossf.github.io/osv-schema), the format of osv.dev and
 * GitHub's advisory database: one entry per used package.
 */
export function fromOsv(record, usedNames) {
  if (record.withdrawn) return [];
  const perPackage = new Map();
  for (const affected of record.affected ?? []) {
    const name = affected.package?.name;
    if (affected.package?.ecosystem !== 'npm' || !usedNames.has(name)) continue;
    const entry = perPackage.get(name) ?? { ranges: [], versions: [] };
    perPackage.set(name, entry);
    entry.ranges.push(...rangesOf(affected));
    entry.versions.push(...(affected.versions ?? []));
  }
  return [...perPackage].map(([name, { ranges, versions }]) => ({
    id: record.id,
    package: name,
    summary: record.summary ?? 'no summary',
    ranges,
    ...(versions.length > 0 && { versions }),
  }));
}

/** osv.dev calls npm's ranges SEMVER, GitHub calls the same ones ECOSYSTEM; GIT names commits, not versions. */
function rangesOf(affected) {
  const ranges = (affected.ranges ?? [])
    .filter(({ type }) => type === 'SEMVER' || type === 'ECOSYSTEM')
    .flatMap(({ events }) => toRanges(events));
  return ranges.map((range) => (isClosed(range) ? range : { ...range, ...lastKnown(affected) }));
}

const isClosed = ({ fixed, lastAffected }) => fixed !== undefined || lastAffected !== undefined;

/** Without a fix, GitHub often adds the end of a range: "<= 1.2.3" or "< 1.2.3". */
function lastKnown({ database_specific: notes }) {
  const [, operator, version] = /^(<=?)\s*(\S+)$/.exec(notes?.last_known_affected_version_range ?? '') ?? [];
  if (version === undefined) return {};
  return operator === '<' ? { fixed: version } : { lastAffected: version };
}

/** Events are ordered: each `introduced` opens a range that the next `fixed` or `last_affected` closes. */
function toRanges(events) {
  const ranges = [];
  for (const event of events) {
    if (event.introduced !== undefined) ranges.push({ introduced: event.introduced });
    else if (event.fixed !== undefined) Object.assign(ranges.at(-1), { fixed: event.fixed });
    else if (event.last_affected !== undefined) Object.assign(ranges.at(-1), { lastAffected: event.last_affected });
  }
  return ranges;
}
