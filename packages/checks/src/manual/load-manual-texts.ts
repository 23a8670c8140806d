import type { ManualTexts } from './manual-checks.ts';

export type { ManualTexts } from './manual-checks.ts';

/** Loaded on demand, in one language. */
export async function loadManualTexts(language: 'en' | 'fr'): Promise<ManualTexts> {
  const { manualTexts } = await (language === 'fr' ? import('./manual-texts.fr.ts') : import('./manual-texts.en.ts'));
  return manualTexts;
}
