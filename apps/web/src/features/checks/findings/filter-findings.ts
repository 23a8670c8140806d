import { FINDING_STATUSES, type FindingChange, type FindingStatus, LEVELS, type Level } from '@evenway/checks';

export interface FindingFilter {
  readonly status: FindingStatus | 'ALL';
  readonly level: Level | 'ALL';
}
export const noFilter: FindingFilter = { status: 'ALL', level: 'ALL' };

/** The filter in the address; unknown values are ignored. */
export function readFilter(address: URLSearchParams): FindingFilter {
  return {
    status: FINDING_STATUSES.find((status) => status === address.get('status')) ?? 'ALL',
    level: LEVELS.find((level) => level === address.get('level')) ?? 'ALL',
  };
}

/** The address with another choice, so that reloading and going back show the same list. */
export function withFilter(address: URLSearchParams, filter: FindingFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['status', 'level'] as const) {
    if (filter[name] === 'ALL') next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}

interface Filtered {
  readonly status: FindingStatus;
  readonly level: Level;
}

export const filterFindings = <F extends Filtered>(findings: readonly F[], { status, level }: FindingFilter): F[] =>
  findings.filter(
    (finding) => (status === 'ALL' || finding.status === status) && (level === 'ALL' || finding.level === level),
  );

/** How many findings there are for each value. */
export function countBy<K extends string>(names: readonly K[], values: readonly K[]): Record<K, number> {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
  for (const value of values) counts[value] += 1;
  return counts;
}

/** Findings that are on the pages now: those that are gone are listed but not counted. */
export const isPresent = ({ change }: { readonly change: FindingChange }): boolean => change !== 'gone';
