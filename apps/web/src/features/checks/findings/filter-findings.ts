import { FINDING_STATUSES, type FindingChange, type FindingStatus, LEVELS, type Level } from '@evenway/checks';
import { FINDING_PARAMETER } from '../../../shared/checks/finding-addresses.ts';

/** What somebody still has to fix, then what has one status, then what the last check no longer found. */
export const SHOWN_STATUSES = ['toFix', ...FINDING_STATUSES, 'gone', 'all'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export interface FindingFilter {
  readonly status: ShownStatus;
  readonly level: Level | 'ALL';
}
export const noFilter: FindingFilter = { status: 'all', level: 'ALL' };

/** The filter in the address; unknown values are ignored. A link to one finding shows it, whatever its status. */
export function readFilter(address: URLSearchParams): FindingFilter {
  return {
    status: SHOWN_STATUSES.find((status) => status === address.get('status')) ?? defaultStatus(address),
    level: LEVELS.find((level) => level === address.get('level')) ?? 'ALL',
  };
}

const defaultStatus = (address: URLSearchParams): ShownStatus => (address.has(FINDING_PARAMETER) ? 'all' : 'toFix');

/** The address with another choice, so that reloading and going back show the same list. */
export function withFilter(address: URLSearchParams, { status, level }: FindingFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  if (status === defaultStatus(address)) next.delete('status');
  else next.set('status', status);
  if (level === 'ALL') next.delete('level');
  else next.set('level', level);
  return next;
}

interface Followed {
  readonly status: FindingStatus;
  readonly change: FindingChange;
}

/** Findings that are on the pages now: those that are gone are listed but not counted. */
export const isPresent = ({ change }: Pick<Followed, 'change'>): boolean => change !== 'gone';

/** On the pages now, and neither fixed nor accepted. */
export const isToFix = ({ status, change }: Followed): boolean =>
  isPresent({ change }) && (status === 'open' || status === 'planned');

const hasStatus = (finding: Followed, shown: ShownStatus): boolean => {
  if (shown === 'all') return true;
  if (shown === 'toFix') return isToFix(finding);
  return isPresent(finding) ? finding.status === shown : shown === 'gone';
};

export const filterFindings = <F extends Followed & { readonly level: Level }>(
  findings: readonly F[],
  { status, level }: FindingFilter,
): F[] => findings.filter((finding) => hasStatus(finding, status) && (level === 'ALL' || finding.level === level));

/** How many findings there are for each value. */
export function countBy<K extends string>(names: readonly K[], values: readonly K[]): Record<K, number> {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
  for (const value of values) counts[value] += 1;
  return counts;
}
