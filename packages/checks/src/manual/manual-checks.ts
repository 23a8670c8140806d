import type { CriterionId } from '../criteria/success-criteria.ts';

/**
 * What no program can judge, in the order in which a person does it. Answers are stored under these names, which never
 * change.
 */
export const MANUAL_CHECK_KEYS = [
  'keyboard',
  'focus-visible',
  'zoom',
  'text-spacing',
  'screen-reader',
  'images',
  'forms',
  'captions',
  'motion',
  'color-alone',
  'time-limits',
  'documents',
] as const;
export type ManualCheckKey = (typeof MANUAL_CHECK_KEYS)[number];

export const MANUAL_OUTCOMES = ['passed', 'failed', 'inapplicable', 'untested'] as const;
export type ManualOutcome = (typeof MANUAL_OUTCOMES)[number];

export interface ManualAnswer {
  readonly check: ManualCheckKey;
  readonly outcome: ManualOutcome;
  readonly note: string;
  /** ISO 8601; null while it is untested. */
  readonly answeredAt: string | null;
}

/** What each checks, and about how many minutes it takes for one typical page or journey. */
export const MANUAL_CHECKS: Readonly<
  Record<ManualCheckKey, { readonly criteria: readonly CriterionId[]; readonly minutes: number }>
> = {
  keyboard: { criteria: ['2.1.1', '2.1.2', '2.1.4', '2.4.1', '2.4.3', '3.2.1'], minutes: 10 },
  'focus-visible': { criteria: ['2.4.7', '2.4.11', '1.4.11'], minutes: 5 },
  zoom: { criteria: ['1.4.4', '1.4.10', '1.3.4'], minutes: 5 },
  'text-spacing': { criteria: ['1.4.12'], minutes: 5 },
  'screen-reader': { criteria: ['1.3.1', '1.3.2', '2.4.2', '2.4.6', '4.1.2', '4.1.3'], minutes: 15 },
  images: { criteria: ['1.1.1', '1.4.5', '2.4.4'], minutes: 10 },
  forms: { criteria: ['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8'], minutes: 10 },
  captions: { criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.5'], minutes: 10 },
  motion: { criteria: ['1.4.2', '2.2.2', '2.3.1'], minutes: 5 },
  'color-alone': { criteria: ['1.4.1', '1.3.3'], minutes: 5 },
  'time-limits': { criteria: ['2.2.1'], minutes: 5 },
  documents: { criteria: ['1.1.1', '1.3.1', '1.3.2', '2.4.2', '3.1.1'], minutes: 10 },
};

interface ManualText {
  /** What to do, in plain words. */
  readonly title: string;
  /** Who depends on it. */
  readonly why: string;
  readonly steps: readonly string[];
}
export type ManualTexts = Readonly<Record<ManualCheckKey, ManualText>>;
