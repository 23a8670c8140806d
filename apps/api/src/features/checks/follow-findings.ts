import type { FindingChange, GroupedFinding, PageOfFinding } from '@evenway/checks';

/** As much of a check as findings are followed by. */
export interface FollowedCheck {
  readonly id: string;
  readonly width: number | null;
  readonly theme: string;
  readonly createdAt: Date;
}

/** A finding as earlier checks left it. */
export interface KnownFinding {
  readonly fingerprint: string;
  readonly pages: readonly PageOfFinding[];
  readonly width: number | null;
  readonly theme: string;
  readonly status: string;
  readonly statusAt: Date | null;
  readonly change: FindingChange;
  readonly changedIn: string;
}

interface Followed<Known> {
  /** Found now: `known` is null for one that nobody has seen before. */
  readonly seen: {
    readonly finding: GroupedFinding;
    readonly known: Known | null;
    readonly change: FindingChange;
    /** Somebody said that it is mended, before this check began. */
    readonly opensAgain: boolean;
  }[];
  /** Not found, and changed by that. */
  readonly unseen: { readonly known: Known; readonly change: FindingChange }[];
}

/**
 * Compares what a check found with what is known. A check may be followed again when one more of its pages was looked at: the result
 * is as if all had come at once. Gone is only what was looked for: all pages of it were checked, in the same width and theme.
 */
export function followFindings<Known extends KnownFinding>(
  check: FollowedCheck,
  checkedPaths: ReadonlySet<string>,
  found: readonly GroupedFinding[],
  known: readonly Known[],
): Followed<Known> {
  const byFingerprint = new Map(known.map((one) => [one.fingerprint, one]));
  const seenNow = new Set(found.map(({ fingerprint }) => fingerprint));
  return {
    seen: found.map((finding) => {
      const before = byFingerprint.get(finding.fingerprint) ?? null;
      return {
        finding,
        known: before,
        change: before ? changeOfSeen(check, before) : 'new',
        opensAgain: before?.status === 'mended' && (before.statusAt ?? check.createdAt) <= check.createdAt,
      };
    }),
    unseen: known
      .filter(({ fingerprint }) => !seenNow.has(fingerprint))
      .map((one) => ({ known: one, change: changeOfUnseen(check, checkedPaths, one) }))
      .filter(({ known: { change }, change: next }) => change !== next),
  };
}

function changeOfSeen(check: FollowedCheck, { change, changedIn }: KnownFinding): FindingChange {
  if (changedIn === check.id) return change === 'gone' ? 'still' : change;
  return change === 'gone' ? 'back' : 'still';
}

function changeOfUnseen(check: FollowedCheck, checkedPaths: ReadonlySet<string>, known: KnownFinding): FindingChange {
  const wasLookedFor =
    known.width === check.width &&
    known.theme === check.theme &&
    known.pages.every(({ path }) => checkedPaths.has(path));
  if (wasLookedFor || known.change === 'gone') return 'gone';
  // News of an earlier check is none any more.
  return 'still';
}
