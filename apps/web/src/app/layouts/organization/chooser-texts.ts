import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const chooserTexts = defineTexts({
  en: {
    label: (name: string) => `${name}, switch organization`,
    present: (name: string) => `${name} (current)`,
    closed: (name: string) => `${name} (closed)`,
    suspended: (name: string) => `${name} (suspended)`,
    all: 'All organizations',
    switched: (name: string) => `You are now in ${name}.`,
    failed: 'Could not switch the organization',
  },
  fr: {
    label: (name: string) => `${name}, changer d’organisation`,
    present: (name: string) => `${name} (actuelle)`,
    closed: (name: string) => `${name} (fermée)`,
    suspended: (name: string) => `${name} (suspendue)`,
    all: 'Toutes les organisations',
    switched: (name: string) => `Vous êtes maintenant dans ${name}.`,
    failed: 'L’organisation n’a pas pu être changée',
  },
});
