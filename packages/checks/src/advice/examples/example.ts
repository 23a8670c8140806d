import type { AdviceLanguage, Example } from '../types.ts';

/** Code is the same in every language; words in it are written `[[English|French]]`. */
export const example =
  (before: string, after: string) =>
  (language: AdviceLanguage): Example => ({ before: inLanguage(before, language), after: inLanguage(after, language) });

const inLanguage = (code: string, language: AdviceLanguage) =>
  code.replace(/\[\[([^|]*)\|([^\]]*)\]\]/g, (_, english: string, french: string) =>
    language === 'fr' ? french : english,
  );
