import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const audiencesTexts = defineTexts({
  en: {
    title: 'Five readers, five ways to begin',
    lead: 'Each has a one-press profile. In the widget it is named after what it does, so that nobody has to name a condition to read a page.',
    profile: 'In the widget:',
    cards: {
      vision: {
        title: 'Vision',
        text: 'For eyes that tire early or see little: larger text, clear contrast, links and pointer that stand out.',
        profile: 'Easier to see',
      },
      cognitive: {
        title: 'Cognitive',
        text: 'For pages that ask for too much at once: more space, marked headings, an outline to find the way back.',
        profile: 'Easier to understand',
      },
      seizureSafe: {
        title: 'Seizure safe',
        text: 'For anyone whom flashing can harm: movement stops and colors calm down. It lowers the risk; it cannot vouch for every video.',
        profile: 'Calmer page',
      },
      adhd: {
        title: 'ADHD',
        text: 'For a mind that wanders: pictures and sound step back, and a band of light keeps the place.',
        profile: 'Fewer distractions',
      },
      dyslexia: {
        title: 'Dyslexia',
        text: 'For letters that swap places: a typeface made to tell them apart, with room between them.',
        profile: 'Easier to read',
      },
    },
  },
  fr: {
    title: 'Cinq lecteurs, cinq façons de commencer',
    lead: 'À chacun son profil en un geste. Dans le widget, il porte le nom de ce qu’il fait\u202f: personne n’a à nommer un trouble pour lire une page.',
    profile: 'Dans le widget\u202f:',
    cards: {
      vision: {
        title: 'Vision',
        text: 'Pour des yeux qui fatiguent vite ou voient peu\u202f: texte agrandi, contraste net, liens et pointeur bien visibles.',
        profile: 'Mieux voir',
      },
      cognitive: {
        title: 'Cognition',
        text: 'Pour les pages qui en demandent trop à la fois\u202f: plus d’espace, des titres marqués, un plan pour s’y retrouver.',
        profile: 'Mieux comprendre',
      },
      seizureSafe: {
        title: 'Crises photosensibles',
        text: 'Pour qui craint les clignotements\u202f: le mouvement s’arrête, les couleurs s’apaisent. Le risque baisse\u202f; aucune vidéo n’est garantie.',
        profile: 'Page plus calme',
      },
      adhd: {
        title: 'TDAH',
        text: 'Pour un esprit qui s’échappe\u202f: images et sons s’effacent, une bande de lumière garde la place.',
        profile: 'Moins de distractions',
      },
      dyslexia: {
        title: 'Dyslexie',
        text: 'Pour les lettres qui changent de place\u202f: un caractère fait pour les distinguer, avec de l’air autour.',
        profile: 'Lire plus facilement',
      },
    },
  },
});
