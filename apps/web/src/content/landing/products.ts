import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const productsTexts = defineTexts({
  en: {
    title: 'One product today, two on the way',
    lead: 'Real screenshots of what you can use today.',
    soon: 'Coming soon',
    widget: {
      title: 'The widget',
      text: 'A button in the corner of your pages, with a panel of controls. It follows the language of the page, works by keyboard and remembers each visitor’s choices in their own browser.',
      panelAlt:
        'The widget’s panel, open beside the page of a bakery: ready-made settings on top, then controls for text, colors and reading.',
    },
    dashboard: {
      title: 'Your dashboard',
      text: 'Every website with its plan, renewal date and status. Colors, team and invoices are one click away.',
      dashboardAlt:
        'The organization dashboard: counters for websites, and a table with domain, subscription, dates and status of each.',
    },
    diagnostics: {
      title: 'Diagnostics Tool',
      text: 'Will find accessibility issues on a page, check it against WCAG 2.1 and suggest code fixes.',
    },
    reports: {
      title: 'Reports Dashboard',
      text: 'Will rank issues by severity and follow them over time.',
    },
  },
  fr: {
    title: 'Un produit aujourd’hui, deux en préparation',
    lead: 'De vraies captures de ce que vous pouvez utiliser aujourd’hui.',
    soon: 'Bientôt',
    widget: {
      title: 'Le widget',
      text: 'Un bouton dans un coin de vos pages, avec un panneau de réglages. Il suit la langue de la page, s’utilise au clavier et retient les choix de chacun dans son navigateur.',
      panelAlt:
        'Le panneau du widget, ouvert à côté de la page d’une boulangerie\u202f: les réglages prêts à l’emploi, puis ceux du texte, des couleurs et de la lecture.',
    },
    dashboard: {
      title: 'Votre tableau de bord',
      text: 'Chaque site avec son offre, sa date de renouvellement et son statut. Couleurs, équipe et factures sont à un clic.',
      dashboardAlt:
        'Le tableau de bord de l’organisation\u202f: le compte des sites, puis un tableau avec le domaine, l’abonnement, les dates et le statut de chacun.',
    },
    diagnostics: {
      title: 'Outil de diagnostic',
      text: 'Il repérera les problèmes d’accessibilité d’une page, la vérifiera selon les WCAG 2.1 et proposera des corrections de code.',
    },
    reports: {
      title: 'Tableau de bord des rapports',
      text: 'Il classera les problèmes par gravité et suivra leur évolution.',
    },
  },
});
