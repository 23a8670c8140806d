import { CHECK_MAX_PAGES, type CheckReport } from '@evenway/contract';
import type { CheckRow } from './check-repository.ts';

export interface OpeningFacts {
  readonly check: Pick<CheckRow, 'state' | 'openedAt' | 'replayedAt'>;
  /** Its link is too old. */
  readonly isOver: boolean;
  /** The request comes from a page of the website. */
  readonly isOwnPage: boolean;
}

export type OpeningDecision =
  | { readonly kind: 'refuse' }
  /** Someone else has the link: the owner should know, once. */
  | { readonly kind: 'note_replay' }
  | { readonly kind: 'open'; readonly isFinished: boolean };

/** If two come with the same token, the first wins. For a finished check it is a link to one more of its pages. */
export function decideOpening({ check, isOver, isOwnPage }: OpeningFacts): OpeningDecision {
  if (check.openedAt !== null) return { kind: check.replayedAt === null ? 'note_replay' : 'refuse' };
  const isFinished = check.state === 'finished';
  if (isOver || !isOwnPage || !(isFinished || check.state === 'waiting')) return { kind: 'refuse' };
  return { kind: 'open', isFinished };
}

export interface ReportFacts {
  readonly check: Pick<CheckRow, 'origin' | 'state' | 'found'>;
  readonly isOver: boolean;
  readonly origin: string;
  readonly path: string | null;
  /** How many other pages the check has. */
  readonly otherPages: number;
  readonly progress: Pick<CheckReport, 'state' | 'found'>;
  /** Whether the pages were grouped before the check was locked, and whether others were reported since. */
  readonly grouping: 'none' | 'current' | 'outdated';
}

export type ReportDecision =
  | { readonly kind: 'refuse'; readonly code: 'check_foreign' | 'check_over' | 'invalid_request' }
  /** Findings are saved with the report that ends a check, and need all pages as they are. */
  | { readonly kind: 'group' }
  | { readonly kind: 'save'; readonly state: CheckReport['state']; readonly found: number };

export function decideReport(facts: ReportFacts): ReportDecision {
  const { check, isOver, origin, path, otherPages, progress, grouping } = facts;
  if (check.origin !== origin) return { kind: 'refuse', code: 'check_foreign' };
  if (isOver) return { kind: 'refuse', code: 'check_over' };
  if (grouping === 'outdated') return { kind: 'group' };
  if (path !== null && new URL(path, origin).origin !== origin) return { kind: 'refuse', code: 'check_foreign' };
  if (path !== null && otherPages >= CHECK_MAX_PAGES) return { kind: 'refuse', code: 'invalid_request' };
  // A page that is checked after the end, because it could not be framed, does not start the check again.
  const isMore = check.state === 'finished' && progress.state !== 'stopped';
  const state = isMore ? 'finished' : progress.state;
  if (state === 'finished' && grouping === 'none') return { kind: 'group' };
  return { kind: 'save', state, found: isMore ? Math.max(check.found, progress.found) : progress.found };
}
