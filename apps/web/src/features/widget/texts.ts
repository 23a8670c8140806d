import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Widget Configuration',
    subtitle: 'Install the widget on a website, choose how it looks, and see how it is used.',
    websitesFailed: 'Failed to load websites',
    none: 'No live website yet',
    noneHelp:
      'A widget belongs to a website with a running subscription. Add a website on the dashboard and choose a plan; then come back for its code.',
    notLive: (domain: string) =>
      `${domain} has no live widget: it has no running subscription, or we have suspended it. You see another website below.`,
    unpaid: (domain: string, date: string) =>
      `The last payment for ${domain} failed. Its widget stays on the website until ${date}.`,
    payInvoice: (domain: string) => `Pay the invoice of ${domain}`,
    areasLabel: 'Parts of the widget configuration',
    areas: { install: 'Install', appearance: 'Appearance', usage: 'Usage' },
  },
  fr: {
    title: 'Configuration du widget',
    subtitle: 'Installez le widget sur un site, choisissez son apparence et voyez comment il est utilisé.',
    websitesFailed: 'Les sites n’ont pas pu être chargés',
    none: 'Pas encore de site en service',
    noneHelp:
      'Un widget appartient à un site dont l’abonnement est en cours. Ajoutez un site depuis le tableau de bord et choisissez une offre, puis revenez chercher son code.',
    notLive: (domain: string) =>
      `${domain} n’a pas de widget en service\u202f: il n’a pas d’abonnement en cours, ou nous l’avons suspendu. Vous voyez un autre site ci-dessous.`,
    unpaid: (domain: string, date: string) =>
      `Le dernier paiement pour ${domain} a échoué. Son widget reste sur le site jusqu’au ${date}.`,
    payInvoice: (domain: string) => `Régler la facture de ${domain}`,
    areasLabel: 'Parties de la configuration du widget',
    areas: { install: 'Installation', appearance: 'Apparence', usage: 'Utilisation' },
  },
});
