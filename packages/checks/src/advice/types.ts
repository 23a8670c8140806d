import type { RuleId } from '../criteria/rules.ts';

export const ADVICE_LANGUAGES = ['en', 'fr'] as const;
export type AdviceLanguage = (typeof ADVICE_LANGUAGES)[number];

/** Common platforms of our customers. `code`: custom pages. */
export const PLATFORMS = ['wordpress', 'shopify', 'wix', 'squarespace', 'code'] as const;
export type Platform = (typeof PLATFORMS)[number];
export type PlatformInstructions = Readonly<Record<Platform, string>>;

export type Topic =
  | 'aria'
  | 'colors'
  | 'forms'
  | 'frames'
  | 'headings'
  | 'images'
  | 'keyboard'
  | 'landmarks'
  | 'language'
  | 'lists'
  | 'media'
  | 'motion'
  | 'names'
  | 'tables'
  | 'targets'
  | 'title'
  | 'zoom';

export interface RuleTexts {
  /** What is wrong, in a few words. */
  readonly title: string;
  /** Who is affected, and how. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
}

/** Code, with line breaks. */
export interface Example {
  readonly before: string;
  readonly after: string;
}

export interface Advice extends RuleTexts {
  readonly example: Example;
  readonly platforms: PlatformInstructions;
}

/** Null for a rule that is not among ours. */
export type FindAdvice = (rule: RuleId | (string & {})) => Advice | null;
