import type { Finding, GroupedFinding } from '../findings/types.ts';
import type { ManualAnswer } from '../manual/manual-checks.ts';

/** A finding in a report, with its history if findings are tracked from check to check. */
export type ReportedFinding = Omit<GroupedFinding, 'fingerprint'> &
  Pick<Finding, 'id'> &
  Partial<Pick<Finding, 'status' | 'reason' | 'firstSeenAt' | 'lastSeenAt' | 'change'>> & {
    /** Compared with a baseline: how many of its places are new. */
    readonly newCount?: number;
  };

/** Everything that an export is made of. */
export interface CheckReport {
  /** The origin of the paths, such as https://shop.example. */
  readonly origin: string;
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly tool: { readonly name: string; readonly version: string };
  /** In pixels; null for the width of the window. */
  readonly width: number | null;
  /** Null for the page's default. */
  readonly theme: 'light' | 'dark' | null;
  /** Paths of all checked pages, including those without a finding. */
  readonly pages: readonly string[];
  readonly findings: readonly ReportedFinding[];
  /** If the findings were compared with a baseline; each then is `new` or `still` there. */
  readonly baseline?: {
    /** What the baseline has and the checked pages no longer have, at least in part. */
    readonly fixed: readonly Pick<ReportedFinding, 'id' | 'rule' | 'snippet'>[];
  };
  readonly manual: readonly ManualAnswer[];
}
