import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const productsTexts = defineTexts({
  en: {
    title: 'One product to use, two on the way',
    lead: 'We show what exists as it is. What does not exist yet has no picture.',
    soon: 'Coming soon',
    widget: {
      title: 'The widget',
      text: 'A button in the corner of your pages, and a panel of controls behind it. It follows the language of the page, works with the keyboard alone, and remembers each visitor’s choice in their own browser.',
      panelAlt:
        'The widget’s panel, open beside the page of a bakery: one-press profiles on top, then controls for text, colors and reading.',
    },
    dashboard: {
      title: 'The place where you run it',
      text: 'Every website with its plan, its renewal date and its state in one list. Your colors, your team and your invoices are one step away.',
      dashboardAlt:
        'The organization dashboard: counters for websites, and a table with domain, subscription, dates and status of each.',
    },
    diagnostics: {
      title: 'Diagnostics Tool',
      text: 'Will find accessibility issues on a page, check against WCAG 2.1 and suggest fixes in code. It is not in the application yet.',
    },
    reports: {
      title: 'Reports Dashboard',
      text: 'Will sort the findings by weight and follow them over time. It is not in the application yet.',
    },
  },
  fr: {
    title: 'Un produit à utiliser, deux en chemin',
    lead: 'Ce qui existe est montré tel quel. Ce qui n’existe pas encore n’a pas d’image.',
    soon: 'Bientôt',
    widget: {
      title: 'Le widget',
      text: 'Un bouton au coin de vos pages et, derrière lui, un panneau de réglages. Il suit la langue de la page, fonctionne au clavier seul et garde le choix de chacun dans son propre navigateur.',
      panelAlt:
        'Le panneau du widget, ouvert à côté de la page d’une boulangerie\u202f: des profils en un geste, puis les réglages du texte, des couleurs et de la lecture.',
    },
    dashboard: {
      title: 'L’endroit où vous le gérez',
      text: 'Chaque site avec son offre, sa date de renouvellement et son état dans une seule liste. Vos couleurs, votre équipe et vos factures sont à un pas.',
      dashboardAlt:
        'Le tableau de bord de l’organisation\u202f: le compte des sites, puis un tableau avec le domaine, l’abonnement, les dates et le statut de chacun.',
    },
    diagnostics: {
      title: 'Outil de diagnostic',
      text: 'Il repérera les problèmes d’accessibilité d’une page, la comparera aux WCAG 2.1 et proposera des corrections de code. Il n’est pas encore dans l’application.',
    },
    reports: {
      title: 'Tableau de bord des rapports',
      text: 'Il classera les résultats par importance et les suivra dans le temps. Il n’est pas encore dans l’application.',
    },
  },
});
