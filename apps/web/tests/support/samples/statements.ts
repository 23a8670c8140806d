import {
  emptyStatement,
  type Language,
  type Statement,
  type StatementPreview,
  type StatementVersion,
} from '@evenway/contract';
import { NOW } from './dates.ts';

const DOMAIN = 'maplestreetbakery.example';
const author = { id: 'u-1', name: 'Ada Martin' };
const start = emptyStatement('Maple Street Bakery', DOMAIN, 'en');

const statementIn = (language: Language): Statement => ({
  language,
  draft: {
    ...start,
    frame: 'france',
    conformance: { ...start.conformance, status: 'partial', method: 'external', assessedBy: 'Studio Nord', rate: 72.5 },
    limits: [
      {
        description: 'The map with our pickup points cannot be used with the keyboard.',
        reason: 'notConforming',
        explanation: 'We replace it by the end of the year.',
        alternative: 'All pickup points are listed below the map.',
      },
    ],
    measures: ['design', 'testing'],
    contact: { ...start.contact, email: 'hello@maplestreetbakery.example' },
    responseDays: 5,
  },
  revision: 12,
  savedAt: NOW,
  savedBy: author,
  publishedNumber: 2,
  versions: [
    { number: 2, publishedAt: '2025-05-02T09:30:00.000Z', publishedBy: author },
    { number: 1, publishedAt: '2025-01-20T14:05:00.000Z', publishedBy: null },
  ],
  address: 'https://app.evenway.example/statement/1f0c2b7a9d3e4f5061728394a5b6c7d8e9f00112',
  isIndexable: false,
  isLinked: true,
  mayBeIndexable: false,
});

const preview: StatementPreview = {
  title: 'Déclaration d’accessibilité',
  blocks: [
    {
      kind: 'paragraph',
      parts: [
        'Maple Street Bakery s’engage à rendre ses sites internet accessibles conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005.',
      ],
    },
    { kind: 'heading', text: 'Contenus non accessibles' },
    { kind: 'subheading', text: 'Non-conformités' },
    { kind: 'list', items: [['The map with our pickup points cannot be used with the keyboard.']] },
    { kind: 'heading', text: 'Retour d’information et contact' },
    {
      kind: 'list',
      items: [
        ['E-mail : ', { text: 'hello@maplestreetbakery.example', href: 'mailto:hello@maplestreetbakery.example' }],
      ],
    },
  ],
  problems: ['assessedOn', 'preparedOn'],
  difference: { added: ['The map with our pickup points cannot be used with the keyboard.'], removed: [] },
};

const version: StatementVersion = {
  number: 2,
  publishedAt: '2025-05-02T09:30:00.000Z',
  publishedBy: author,
  title: preview.title,
  blocks: preview.blocks,
  difference: { added: ['We added captions to all videos.'], removed: ['Videos have no captions.'] },
};

const offers = {
  limits: [
    {
      id: 'finding-1',
      source: 'check',
      title: 'Text with too little contrast',
      description: 'Some texts are hard to read because their color is too close to the background.',
    },
  ],
  medianResponseDays: 3,
};

/** A statement that was published twice, and a draft that is not complete. */
export const sampleStatement = Object.fromEntries(
  (['en', 'fr'] as const).flatMap((language) => {
    const path = `GET /statements/${DOMAIN}/${language}`;
    return [
      [path, statementIn(language)],
      [`${path}/preview`, preview],
      [`${path}/offered-limits`, offers],
      [`${path}/versions/2`, version],
    ];
  }),
);
