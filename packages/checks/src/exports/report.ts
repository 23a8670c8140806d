import type { Finding, GroupedFinding } from '../findings/types.ts';
import type { ManualAnswer } from '../manual/manual-checks.ts';

/** A finding as it is handed on: what was found, and what is known of it where findings are followed from check to check. */
export type ReportedFinding = Omit<GroupedFinding, 'fingerprint'> &
  Pick<Finding, 'id'> &
  Partial<Pick<Finding, 'status' | 'reason' | 'firstSeenAt' | 'lastSeenAt' | 'change'>>;

/** Everything that an export is made of. */
export interface CheckReport {
  /** What paths belong to, such as https://shop.example. */
  readonly origin: string;
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly tool: { readonly name: string; readonly version: string };
  /** In pixels; null for the width that the window had. */
  readonly width: number | null;
  /** Null for the one that the page has by itself. */
  readonly theme: 'light' | 'dark' | null;
  /** Paths of all pages that were checked, also of those without a finding. */
  readonly pages: readonly string[];
  readonly findings: readonly ReportedFinding[];
  readonly manual: readonly ManualAnswer[];
}
