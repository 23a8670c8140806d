import { defineTexts } from '../i18n/define-texts.ts';

/** Roles as people read them, wherever they stand. */
export const roleNames = defineTexts({
  en: { ORG_ADMIN: 'Admin', ORG_USER: 'User' },
  fr: { ORG_ADMIN: 'Admin', ORG_USER: 'Utilisateur' },
});
