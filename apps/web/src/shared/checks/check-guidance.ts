import { type FindAdvice, loadAdvice } from '@evenway/checks/advice';
import { loadManualTexts, type ManualTexts } from '@evenway/checks/manual';
import type { Language } from '@evenway/contract';

/** What is said about rules and manual checks, in the reader's language. */
export interface CheckGuidance {
  /** Null for a rule that is newer than our guidance. */
  readonly adviceOf: FindAdvice;
  readonly manual: ManualTexts;
}

/** There are many texts, so they are loaded for one language, as a separate file, and once. */
export const checkGuidanceQuery = (language: Language) => ({
  queryKey: ['check-guidance', language],
  queryFn: async (): Promise<CheckGuidance> => {
    const [adviceOf, manual] = await Promise.all([loadAdvice(language), loadManualTexts(language)]);
    return { adviceOf, manual };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** What a rule is called; its own name when it is newer than our guidance. */
export const titleOfRule = ({ adviceOf }: CheckGuidance, rule: string): string => adviceOf(rule)?.title ?? rule;
