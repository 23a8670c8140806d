import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const productsTexts = defineTexts({
  en: {
    title: 'What you can use today, and what comes next',
    lead: 'Real screenshots of what you can use today.',
    now: 'Available now',
    soon: 'Coming soon',
    widget: {
      title: 'The widget',
      text: 'A button in the corner of your pages, with a panel of controls. It follows the language of the page, works by keyboard and remembers each visitor’s choices in their own browser.',
      panelAlt:
        'The widget’s panel, open beside the page of a bakery: ready-made settings on top, then controls for text, colors and reading.',
    },
    dashboard: {
      title: 'Your dashboard',
      text: 'Every website with its plan, renewal date and status. Team, sign-in rules, audit trail and invoices are one click away.',
      dashboardAlt:
        'The organization dashboard: counters for websites, and a table with domain, subscription, dates and status of each.',
    },
    check: {
      title: 'Page check',
      text: 'Checks the pages you choose and lists what to fix, with advice.',
    },
    statement: {
      title: 'Accessibility statement',
      text: 'Says where your website stands, on a page of its own.',
    },
    messages: {
      title: 'Messages from visitors',
      text: 'Visitors report a barrier from the widget. Your team answers.',
    },
    programs: {
      title: 'API, webhooks, command line',
      text: 'For your own programs and builds.',
      docs: 'Read the API documentation',
    },
    diagnostics: {
      title: 'Diagnostics Tool',
      text: 'Will scan your whole website by itself: find accessibility issues on a page, check it against WCAG 2.1 and suggest code fixes.',
    },
    reports: {
      title: 'Reports Dashboard',
      text: 'Will rank issues by severity and follow them over time.',
    },
  },
  fr: {
    title: 'Ce que vous utilisez aujourd’hui, et ce qui vient ensuite',
    lead: 'De vraies captures de ce que vous pouvez utiliser aujourd’hui.',
    now: 'Disponible',
    soon: 'Bientôt',
    widget: {
      title: 'Le widget',
      text: 'Un bouton dans un coin de vos pages, avec un panneau de réglages. Il suit la langue de la page, s’utilise au clavier et retient les choix de chacun dans son navigateur.',
      panelAlt:
        'Le panneau du widget, ouvert à côté de la page d’une boulangerie\u202f: les réglages prêts à l’emploi, puis ceux du texte, des couleurs et de la lecture.',
    },
    dashboard: {
      title: 'Votre tableau de bord',
      text: 'Chaque site avec son offre, sa date de renouvellement et son statut. Équipe, règles de connexion, journal d’audit et factures sont à un clic.',
      dashboardAlt:
        'Le tableau de bord de l’organisation\u202f: le compte des sites, puis un tableau avec le domaine, l’abonnement, les dates et le statut de chacun.',
    },
    check: {
      title: 'Contrôle des pages',
      text: 'Il contrôle les pages de votre choix et liste ce qu’il faut corriger, avec des conseils.',
    },
    statement: {
      title: 'Déclaration d’accessibilité',
      text: 'Elle dit où en est votre site, sur une page à elle.',
    },
    messages: {
      title: 'Messages des visiteurs',
      text: 'Vos visiteurs signalent un obstacle depuis le widget. Votre équipe répond.',
    },
    programs: {
      title: 'API, webhooks, ligne de commande',
      text: 'Pour vos propres programmes et builds.',
      docs: 'Lire la documentation de l’API (en anglais)',
    },
    diagnostics: {
      title: 'Outil de diagnostic',
      text: 'Il analysera de lui-même tout votre site\u202f: il repérera les problèmes d’accessibilité d’une page, la vérifiera selon les WCAG 2.1 et proposera des corrections de code.',
    },
    reports: {
      title: 'Tableau de bord des rapports',
      text: 'Il classera les problèmes par gravité et suivra leur évolution.',
    },
  },
});
