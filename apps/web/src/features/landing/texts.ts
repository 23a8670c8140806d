import { PLAN_VISITS, TRIAL_DAYS, YEARLY_DISCOUNT_PERCENT } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    pageTitle: 'A widget that lets visitors adjust your website',
    hero: {
      title: 'Let visitors read your website their way',
      lead: 'One snippet adds a quiet button to your pages. Behind it, each visitor sets the text, the contrast and the calm they need.',
      signUp: 'Start free trial',
      login: 'Login',
      note: `${TRIAL_DAYS} days free on every plan.`,
    },
    products: {
      title: 'Products',
      lead: 'The widget is here today. Visitors choose, and their choice is remembered on your site.',
      features: [
        'Text size',
        'Letter spacing',
        'Line height',
        'Dyslexia-friendly fonts',
        'High contrast',
        'Grayscale',
        'Color saturation',
        'Hide media',
        'Highlight links',
        'Focus tunnel',
        'Big cursor',
        'Mute sounds',
      ],
      soonTitle: 'Coming soon',
      soon: 'A Diagnostics Tool and a Reports Dashboard are being built. They are not in the application yet.',
    },
    solutions: {
      title: 'Solutions',
      lead: 'For everyone who answers for a website.',
      items: [
        'Website owners: paste one snippet, and nothing else on your page changes.',
        'Agencies and companies: many websites and several people in one organization, with admins and users.',
        'Developers: the widget waits until your page has loaded, and stays out of its markup.',
      ],
    },
    book: {
      title: 'Book',
      lead: 'Talk to us before you decide. Write when it suits you, for 30 or 60 minutes, and we agree on a time.',
      action: 'Ask for a meeting',
    },
    pricing: {
      title: 'Pricing',
      lead: `You pay per website. Every plan starts with ${TRIAL_DAYS} free days, and paying by the year takes ${YEARLY_DISCOUNT_PERCENT} percent off.`,
      plans: [
        `Starter: up to ${PLAN_VISITS.Starter.toLocaleString('en')} visits a month.`,
        `Growth: up to ${PLAN_VISITS.Growth.toLocaleString('en')} visits a month, with priority support.`,
        `Scale: over ${PLAN_VISITS.Growth.toLocaleString('en')} visits a month, with a dedicated account manager and a price we agree on.`,
      ],
      note: 'All plans include unlimited webpages, a customizable widget and multi-user management.',
    },
    resources: {
      title: 'Resources',
      lead: 'How we handle your data and protect your account is written down in plain words.',
      privacy: 'Privacy Policy',
      security: 'Security Policy',
    },
    faq: {
      title: 'FAQ',
      items: {
        compliance: {
          question: 'Does the widget make my website compliant?',
          answer:
            'No. It gives your visitors control over how your pages look and read. Meeting a law or a standard also takes work on the pages themselves.',
        },
        install: {
          question: 'How do I install it?',
          answer: 'You add your website, choose a plan, and paste one snippet into the body of your pages.',
        },
        cancel: {
          question: 'What happens when I cancel?',
          answer: 'The widget stays until the end of the period you have paid for, and then leaves your pages quietly.',
        },
      },
    },
    about: {
      title: 'About Us',
      lead: (brand: string) =>
        `${brand} is named after even ground. We think a page should meet people where they are, and that the person reading knows best what they need.`,
    },
  },
  fr: {
    pageTitle: 'Un widget pour adapter votre site à chaque visiteur',
    hero: {
      title: 'Laissez chacun lire votre site à sa façon',
      lead: 'Un extrait de code ajoute un bouton discret à vos pages. Derrière lui, chacun règle le texte, le contraste et le calme dont il a besoin.',
      signUp: 'Commencer l’essai gratuit',
      login: 'Connexion',
      note: `${TRIAL_DAYS} jours gratuits, quelle que soit la formule.`,
    },
    products: {
      title: 'Produits',
      lead: 'Le widget est là dès aujourd’hui. Vos visiteurs choisissent, et votre site s’en souvient.',
      features: [
        'Taille du texte',
        'Espacement des lettres',
        'Interligne',
        'Polices adaptées à la dyslexie',
        'Contraste élevé',
        'Niveaux de gris',
        'Saturation des couleurs',
        'Masquage des médias',
        'Liens mis en évidence',
        'Fenêtre de lecture',
        'Grand curseur',
        'Coupure du son',
      ],
      soonTitle: 'Bientôt',
      soon: 'Un outil de diagnostic et un tableau de bord de rapports sont en préparation. Ils ne sont pas encore dans l’application.',
    },
    solutions: {
      title: 'Solutions',
      lead: 'Pour toutes celles et ceux qui répondent d’un site.',
      items: [
        'Propriétaires de site\u202f: collez un extrait de code, et rien d’autre ne change sur votre page.',
        'Agences et entreprises\u202f: plusieurs sites et plusieurs personnes dans une même organisation, avec des rôles.',
        'Développeurs\u202f: le widget attend que votre page soit chargée et ne touche pas à son balisage.',
      ],
    },
    book: {
      title: 'Rendez-vous',
      lead: 'Parlons-en avant que vous décidiez. Écrivez quand cela vous convient, pour 30 ou 60 minutes, et nous fixons une heure.',
      action: 'Demander un rendez-vous',
    },
    pricing: {
      title: 'Tarifs',
      lead: `Vous payez par site. Chaque formule commence par ${TRIAL_DAYS} jours gratuits, et le paiement annuel retire ${YEARLY_DISCOUNT_PERCENT}\u202f% du prix.`,
      plans: [
        `Starter\u202f: jusqu’à ${PLAN_VISITS.Starter.toLocaleString('fr')} visites par mois.`,
        `Growth\u202f: jusqu’à ${PLAN_VISITS.Growth.toLocaleString('fr')} visites par mois, avec une assistance prioritaire.`,
        `Scale\u202f: au-delà de ${PLAN_VISITS.Growth.toLocaleString('fr')} visites par mois, avec un interlocuteur dédié et un prix convenu ensemble.`,
      ],
      note: 'Toutes les formules comprennent un nombre illimité de pages, un widget personnalisable et la gestion à plusieurs.',
    },
    resources: {
      title: 'Ressources',
      lead: 'La façon dont nous traitons vos données et protégeons votre compte est écrite simplement.',
      privacy: 'Politique de confidentialité',
      security: 'Politique de sécurité',
    },
    faq: {
      title: 'FAQ',
      items: {
        compliance: {
          question: 'Le widget rend-il mon site conforme\u202f?',
          answer:
            'Non. Il permet à vos visiteurs d’adapter l’apparence et la lecture de vos pages. Respecter une loi ou une norme demande aussi un travail sur les pages elles-mêmes.',
        },
        install: {
          question: 'Comment l’installer\u202f?',
          answer:
            'Vous ajoutez votre site, choisissez une formule et collez un extrait de code dans le corps de vos pages.',
        },
        cancel: {
          question: 'Que se passe-t-il si je résilie\u202f?',
          answer: 'Le widget reste jusqu’à la fin de la période payée, puis quitte discrètement vos pages.',
        },
      },
    },
    about: {
      title: 'À propos',
      lead: (brand: string) =>
        `${brand} doit son nom à l’idée d’un sol égal sous tous les pas. Nous pensons qu’une page doit venir vers les gens, et que la personne qui lit sait mieux que quiconque ce qu’il lui faut.`,
    },
  },
});
