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
    paymentLead:
      'This is the plan you chose. Page scans cannot be bought yet, so nothing is charged now. With an account you can start with the widget today.',
    talk: 'To tell us what you need, write to',
    signUp: 'Sign up',
    change: 'Choose another plan',
  },
  fr: {
    chooseTitle: 'Choisissez une offre',
    chooseLead: 'Des offres pour analyser vos pages, facturées au mois.',
    notYet:
      'L’analyse de pages et les rapports arrivent bientôt et ne peuvent pas encore être achetés. Dès aujourd’hui, vous pouvez abonner vos sites aux offres du widget.',
    livePlans: 'Voir les offres du widget',
    popular: 'La plus choisie',
    paymentTitle: 'Votre offre',
    paymentLead:
      'Voici l’offre que vous avez choisie. L’analyse de pages ne peut pas encore être achetée\u202f: rien n’est débité maintenant. Avec un compte, vous pouvez commencer dès aujourd’hui par le widget.',
    talk: 'Pour nous dire ce qu’il vous faut, écrivez à',
    signUp: 'S’inscrire',
    change: 'Choisir une autre offre',
  },
});
