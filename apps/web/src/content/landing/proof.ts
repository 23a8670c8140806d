import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Texts around testimonials, which the operator provides. */
export const proofTexts = defineTexts({
  en: {
    certifications: 'Certifications',
    ratings: 'Ratings',
    outOf: (score: string, best: string) => `${score} out of ${best}`,
    voices: 'What customers say',
  },
  fr: {
    certifications: 'Certifications',
    ratings: 'Évaluations',
    outOf: (score: string, best: string) => `${score} sur ${best}`,
    voices: 'Ce que disent nos clients',
  },
});

export const sampleTexts = defineTexts({ en: { sample: 'Sample' }, fr: { sample: 'Exemple' } });
