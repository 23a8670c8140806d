import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const planTexts = defineTexts({
  en: {
    chooseTitle: 'Choose a plan',
    chooseLead: 'Plans for scanning pages, billed by the month.',
    notYet:
      'Page scans and reports are coming soon and cannot be bought yet. Today you can subscribe your websites to the widget plans.',
    livePlans: 'See the widget plans',
    popular: 'Most popular',
    paymentTitle: 'Your plan',
    paymentLead: 'Create an account to keep this choice in mind. Nothing is charged now.',
    signUp: 'Sign up',
    change: 'Choose another plan',
  },
  fr: {
    chooseTitle: 'Choisissez une formule',
    chooseLead: 'Des formules pour analyser vos pages, facturées au mois.',
    notYet:
      'L’analyse de pages et les rapports arrivent bientôt et ne peuvent pas encore être achetés. Dès aujourd’hui, vous pouvez abonner vos sites aux formules du widget.',
    livePlans: 'Voir les formules du widget',
    popular: 'La plus choisie',
    paymentTitle: 'Votre formule',
    paymentLead: 'Créez un compte pour garder ce choix en tête. Rien n’est débité maintenant.',
    signUp: 'S’inscrire',
    change: 'Choisir une autre formule',
  },
});
