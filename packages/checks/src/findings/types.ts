/** Severity as axe-core rates it, from lowest to highest. */
export const IMPACTS = ['minor', 'moderate', 'serious', 'critical'] as const;
export type Impact = (typeof IMPACTS)[number];

/**
 * The conformance level of the criterion that a rule checks; a rule that checks none is a best practice. From most to
 * least important.
 */
export const LEVELS = ['A', 'AA', 'AAA', 'best-practice'] as const;
export type Level = (typeof LEVELS)[number];

export const FINDING_STATUSES = ['open', 'planned', 'mended', 'accepted'] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** Compared with the previous check: first found, still there, gone, or back after it was gone. */
export const FINDING_CHANGES = ['new', 'still', 'gone', 'back'] as const;
export type FindingChange = (typeof FINDING_CHANGES)[number];

/** Two colors (`#rrggbb`) whose contrast is less than `required`. */
export interface ColorPair {
  readonly color: string;
  readonly background: string;
  readonly required: number;
}

/** One element that breaks a rule. */
export interface NodeResult {
  readonly selector: string;
  readonly snippet: string;
  /** If the rule is about contrast: the first words of the element, so that its owner recognizes it. */
  readonly text?: string | undefined;
  readonly colors?: ColorPair | undefined;
  /** If it was computed before, when the element was reported. */
  readonly fingerprint?: string;
}

export interface RuleResult {
  readonly rule: string;
  readonly impact: Impact;
  readonly nodes: readonly NodeResult[];
}

/** What one page showed. */
export interface PageResult {
  readonly path: string;
  readonly rules: readonly RuleResult[];
}

export interface PageOfFinding {
  readonly path: string;
  readonly count: number;
  readonly selectors: readonly string[];
  /** Of the first element that has any. */
  readonly text?: string | undefined;
  /** The different ones of its elements. */
  readonly colors?: readonly ColorPair[] | undefined;
}

/** Something to fix once, wherever it appears. */
export interface GroupedFinding {
  readonly fingerprint: string;
  readonly rule: string;
  /** Such as '1.4.3'; none for a best practice. */
  readonly criteria: readonly string[];
  readonly level: Level;
  readonly impact: Impact;
  readonly pages: readonly PageOfFinding[];
  readonly count: number;
  /** From the first occurrence. */
  readonly snippet: string;
}

/** A finding that is tracked from check to check. Times are in ISO 8601. */
export interface Finding extends Omit<GroupedFinding, 'fingerprint'> {
  readonly id: string;
  readonly status: FindingStatus;
  readonly reason: string | null;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  readonly change: FindingChange;
}
