import { TRIAL_DAYS } from '@evenway/contract';
import { defineTexts } from '../../../platform/i18n/define-texts.ts';

/** The steps to the first website. */
export const firstTexts = defineTexts({
  en: {
    website: { title: 'Add your website', help: 'Type its address. Every website has its own plan.' },
    plan: { title: 'Choose a plan', help: `The first ${TRIAL_DAYS} days are free, and you can cancel at any time.` },
    code: { title: 'Paste one snippet', help: 'We show you where it goes, and you see here when it works.' },
  },
  fr: {
    website: { title: 'Ajoutez votre site', help: 'Saisissez son adresse. Chaque site a sa propre offre.' },
    plan: {
      title: 'Choisissez une offre',
      help: `Les ${TRIAL_DAYS} premiers jours sont gratuits, et vous pouvez résilier à tout moment.`,
    },
    code: {
      title: 'Collez le code une seule fois',
      help: 'Nous vous montrons où le placer, et vous voyez ici quand il fonctionne.',
    },
  },
});
