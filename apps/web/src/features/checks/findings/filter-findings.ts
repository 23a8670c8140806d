import type { FindingChange, FindingStatus, Level } from '@evenway/checks';

export interface FindingFilter {
  readonly status: FindingStatus | 'ALL';
  readonly level: Level | 'ALL';
}
export const noFilter: FindingFilter = { status: 'ALL', level: 'ALL' };

interface Filtered {
  readonly status: FindingStatus;
  readonly level: Level;
}

export const filterFindings = <F extends Filtered>(findings: readonly F[], { status, level }: FindingFilter): F[] =>
  findings.filter(
    (finding) => (status === 'ALL' || finding.status === status) && (level === 'ALL' || finding.level === level),
  );

/** How many findings there are of each name in a list. */
export function countBy<K extends string>(names: readonly K[], values: readonly K[]): Record<K, number> {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
  for (const value of values) counts[value] += 1;
  return counts;
}

/** What is in the pages now: what was not found again is told of, and not counted. */
export const isPresent = ({ change }: { readonly change: FindingChange }): boolean => change !== 'gone';
