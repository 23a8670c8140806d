import type { AdviceLanguage, FindAdvice } from './types.ts';

export {
  ADVICE_LANGUAGES,
  type Advice,
  type AdviceLanguage,
  type Example,
  type FindAdvice,
  PLATFORMS,
  type Platform,
  type PlatformInstructions,
  type Topic,
} from './types.ts';

/** Texts for every rule are too many for a screen that may show none: each language is loaded on demand. */
export async function loadAdvice(language: AdviceLanguage): Promise<FindAdvice> {
  const { findAdvice } = await (language === 'fr' ? import('./advice.fr.ts') : import('./advice.en.ts'));
  return findAdvice;
}
