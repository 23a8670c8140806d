import { type FindingChange, type GroupedFinding, type PageOfFinding, pageIdentity } from '@evenway/checks';

/** What following findings needs to know about a check. */
export interface FollowedCheck {
  readonly id: string;
  readonly width: number | null;
  readonly theme: string;
  readonly createdAt: Date;
  /** Checks that were stopped since the last finished one, which this check is compared with. */
  readonly stopped: ReadonlySet<string>;
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
    /** Someone marked it as fixed before this check began. */
    readonly opensAgain: boolean;
  }[];
  /** Not found this time, which changes its state. */
  readonly unseen: { readonly known: Known; readonly change: FindingChange }[];
}

/**
 * Compares what a check found with what is known. Runs again when one more page of the check comes in; the result is as
 * if all had come at once. A finding is gone only if we looked for it: all its pages were checked, at the same width
 * and in the same theme.
 */
export function followFindings<Known extends KnownFinding>(
  check: FollowedCheck,
  checkedPaths: ReadonlySet<string>,
  found: readonly GroupedFinding[],
  known: readonly Known[],
): Followed<Known> {
  const byFingerprint = new Map(known.map((one) => [one.fingerprint, one]));
  const checkedPages = new Set([...checkedPaths].map(pageIdentity));
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
      .map((one) => ({ known: one, change: changeOfUnseen(check, checkedPages, one) }))
      .filter(({ known: { change }, change: next }) => change !== next),
  };
}

function changeOfSeen(check: FollowedCheck, { change, changedIn }: KnownFinding): FindingChange {
  // Seen by this check already, or by one that nothing is compared with.
  if (changedIn === check.id || check.stopped.has(changedIn)) return change === 'gone' ? 'still' : change;
  return change === 'gone' ? 'back' : 'still';
}

function changeOfUnseen(check: FollowedCheck, checkedPages: ReadonlySet<string>, known: KnownFinding): FindingChange {
  const wasLookedFor =
    known.width === check.width &&
    known.theme === check.theme &&
    known.pages.every(({ path }) => checkedPages.has(pageIdentity(path)));
  if (wasLookedFor || known.change === 'gone') return 'gone';
  // It was new in an earlier check.
  return 'still';
}
