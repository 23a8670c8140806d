import { defineTexts } from '../../../../platform/i18n/define-texts.ts';

export const mailTexts = defineTexts({
  en: {
    subject: (product: string, domain: string) => `Please add the ${product} widget to ${domain}`,
    opening: (product: string, domain: string) =>
      `Hello,\n\nplease add the ${product} accessibility widget to ${domain}. This code belongs on every page, once:`,
    where: (platform: string) => `Where it goes (${platform}):`,
    policy: 'If the site sends a Content-Security-Policy, it must allow:',
    closing: 'Thank you',
  },
  fr: {
    subject: (product: string, domain: string) => `Merci d’ajouter le widget ${product} à ${domain}`,
    opening: (product: string, domain: string) =>
      `Bonjour,\n\nmerci d’ajouter le widget d’accessibilité ${product} à ${domain}. Ce code doit figurer une fois sur chaque page\u202f:`,
    where: (platform: string) => `Où le placer (${platform})\u202f:`,
    policy: 'Si le site envoie une Content-Security-Policy, elle doit autoriser\u202f:',
    closing: 'Merci',
  },
});
