import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** From `bench/results/widget.json`, which `npm run bench -- widget` writes; a test compares the two. */
export const measured = {
  command: 'npm run bench -- widget',
  date: '2026-11-18',
  contenders: [
    {
      package: null,
      version: null,
      bytesBefore: 4200,
      bytesAfter: 17300,
      pages: 25,
      grown: 25,
      readable: 25,
      restored: 25,
    },
    {
      package: 'sienna-accessibility',
      version: '2.2.333',
      bytesBefore: 17826,
      bytesAfter: 17826,
      pages: 25,
      grown: 3,
      readable: 9,
      restored: 3,
    },
    {
      package: 'accessibility',
      version: '6.1.0',
      bytesBefore: 15864,
      bytesAfter: 15864,
      pages: 25,
      grown: 19,
      readable: 2,
      restored: 24,
    },
    {
      package: 'accessibility-widgets',
      version: '2.0.13',
      bytesBefore: 34826,
      bytesAfter: 34826,
      pages: 25,
      grown: 0,
      readable: 23,
      restored: 24,
    },
  ],
} as const;

export const measuredTexts = defineTexts({
  en: {
    title: 'Measured beside open-source widgets',
    lead: (pages: string) =>
      `The same ${pages} real pages for each. Ours loads least and adapts most. Once opened, it is not the smallest.`,
    columns: {
      bytesBefore: 'Download (KB)',
      bytesAfter: 'With panel open (KB)',
      grown: 'Text enlarges',
      readable: 'Contrast',
      restored: 'Page restored',
    },
    method: 'How we measured',
    legend:
      'KB: compressed size before and after someone opens the panel. Text enlarges: pages where 95% of the text grew by half when asked. Contrast: pages where 95% of the text reached 7:1. Page restored: pages exactly as before once everything was off. On the one that ours missed, the page’s own script had put an attribute in another place.',
    reproduce: 'Reproduce it:',
  },
  fr: {
    title: 'Mesuré à côté de widgets libres',
    lead: (pages: string) =>
      `Les mêmes ${pages} pages réelles pour tous. Le nôtre charge le moins et adapte le plus. Une fois ouvert, il n’est pas le plus léger.`,
    columns: {
      bytesBefore: 'Ko à charger',
      bytesAfter: 'Ko ouvert',
      grown: 'Texte agrandi',
      readable: 'Contraste',
      restored: 'Rétabli',
    },
    method: 'Comment nous avons mesuré',
    legend:
      'Ko\u202f: taille compressée avant et après l’ouverture du widget. Texte agrandi\u202f: pages où 95\u202f% du texte a grandi de moitié sur demande. Contraste\u202f: pages où 95\u202f% du texte a atteint 7:1. Rétabli\u202f: pages revenues exactement à leur état d’origine. Sur celle qui manque au nôtre, le script de la page avait changé un attribut de place.',
    reproduce: 'À refaire\u202f:',
  },
});
