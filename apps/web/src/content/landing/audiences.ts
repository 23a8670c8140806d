import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Each card says what its profile switches on, with the names of the panel. */
export const audiencesTexts = defineTexts({
  en: {
    title: 'Ready-made settings for five needs',
    lead: 'In the widget each is named by what it does, so nobody has to name a condition.',
    cards: {
      see: {
        title: 'Vision',
        profile: 'Easier to see',
        text: 'Larger text, stronger colors, links and pointer that stand out.',
      },
      understand: {
        title: 'Cognitive',
        profile: 'Easier to understand',
        text: 'Larger text, more space, headings and links marked, nothing moving.',
      },
      calm: {
        title: 'Seizure safe',
        profile: 'Calmer page',
        text: 'Movement stops, sound is off, colors calm down. This lowers the risk, but cannot make every video safe.',
      },
      focus: {
        title: 'ADHD',
        profile: 'Fewer distractions',
        text: 'Nothing moves or plays, and a focus tunnel follows your reading.',
      },
      read: { title: 'Dyslexia', profile: 'Easier to read', text: 'A clear font with room between letters and lines.' },
    },
  },
  fr: {
    title: 'Des réglages prêts à l’emploi pour cinq besoins',
    lead: 'Dans le widget, chacun porte le nom de son effet\u202f: personne n’a à nommer un trouble.',
    cards: {
      see: {
        title: 'Vision',
        profile: 'Mieux voir',
        text: 'Texte agrandi, couleurs renforcées, liens et pointeur bien visibles.',
      },
      understand: {
        title: 'Cognition',
        profile: 'Mieux comprendre',
        text: 'Texte agrandi, plus d’espace, titres et liens repérés, rien ne bouge.',
      },
      calm: {
        title: 'Crises photosensibles',
        profile: 'Page plus calme',
        text: 'Le mouvement s’arrête, le son se coupe, les couleurs s’apaisent. Le risque baisse, sans garantie pour chaque vidéo.',
      },
      focus: {
        title: 'TDAH',
        profile: 'Moins de distractions',
        text: 'Rien ne bouge ni ne joue, et un tunnel suit votre lecture.',
      },
      read: {
        title: 'Dyslexie',
        profile: 'Lire plus facilement',
        text: 'Une police claire, avec de l’air entre les lettres et les lignes.',
      },
    },
  },
});
