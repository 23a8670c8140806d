import type { Language } from './schemas/entities.ts';

/** The law that the statement is written for. `none`: the W3C's questions, and no law. */
export const STATEMENT_FRAMES = ['none', 'euPublicBody', 'euService', 'france'] as const;
export type StatementFrame = (typeof STATEMENT_FRAMES)[number];

/** The source of a frame's questions and texts. */
export interface FrameSource {
  readonly name: Readonly<Record<Language, string>>;
  readonly address: Readonly<Record<Language, string>>;
  /** The date of the text itself, if it has one. */
  readonly dated?: string;
}

export const STATEMENT_SOURCES: Readonly<Record<StatementFrame, readonly FrameSource[]>> = {
  none: [
    {
      name: {
        en: 'W3C, Developing an Accessibility Statement',
        fr: 'W3C, «\u202fDeveloping an Accessibility Statement\u202f»',
      },
      address: {
        en: 'https://www.w3.org/WAI/planning/statements/',
        fr: 'https://www.w3.org/WAI/planning/statements/',
      },
    },
  ],
  euPublicBody: [
    {
      name: {
        en: 'Commission Implementing Decision (EU) 2018/1523, model accessibility statement',
        fr: 'Décision d’exécution (UE) 2018/1523 de la Commission, modèle de déclaration sur l’accessibilité',
      },
      address: {
        en: 'https://eur-lex.europa.eu/eli/dec_impl/2018/1523/oj/eng',
        fr: 'https://eur-lex.europa.eu/eli/dec_impl/2018/1523/oj/fra',
      },
      dated: '2018-10-11',
    },
  ],
  euService: [
    {
      name: {
        en: 'Directive (EU) 2019/882 (European Accessibility Act), Article 13 and Annex V',
        fr: 'Directive (UE) 2019/882 (acte législatif européen sur l’accessibilité), article 13 et annexe V',
      },
      address: {
        en: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj/eng',
        fr: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj/fra',
      },
      dated: '2019-04-17',
    },
  ],
  france: [
    {
      name: {
        en: 'France, Law no. 2005-102, Article 47',
        fr: 'Loi n° 2005-102, article 47',
      },
      address: {
        en: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000809647',
        fr: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000809647',
      },
      dated: '2005-02-11',
    },
    {
      name: {
        en: 'France, Decree no. 2019-768',
        fr: 'Décret n° 2019-768',
      },
      address: {
        en: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000038811937',
        fr: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000038811937',
      },
      dated: '2019-07-24',
    },
    {
      name: {
        en: 'France, RGAA and its model statement (order on the RGAA)',
        fr: 'RGAA et son modèle de déclaration (arrêté relatif au RGAA)',
      },
      address: {
        en: 'https://accessibilite.numerique.gouv.fr/obligations/declaration-accessibilite/',
        fr: 'https://accessibilite.numerique.gouv.fr/obligations/declaration-accessibilite/',
      },
      dated: '2019-09-20',
    },
  ],
};

export const STATEMENT_STANDARDS = ['wcag22', 'wcag21', 'wcag20', 'en301549', 'rgaa41'] as const;
export type StatementStandard = (typeof STATEMENT_STANDARDS)[number];
export const STATEMENT_LEVELS = ['A', 'AA', 'AAA'] as const;

/** What only the owner can say. `notAssessed` claims nothing, and is the default. */
export const CONFORMANCE_STATUSES = ['notAssessed', 'full', 'partial', 'none'] as const;
export const ASSESSMENT_METHODS = ['self', 'external', 'both', 'other'] as const;
/** Why something is not accessible, as classified in the models of the EU and of France. */
export const LIMIT_REASONS = ['notConforming', 'burden', 'outOfScope'] as const;
export const STATEMENT_MEASURES = ['policy', 'design', 'training', 'testing', 'people', 'procurement'] as const;

export const STATEMENT_LINE_MAX_LENGTH = 200;
export const STATEMENT_TEXT_MAX_LENGTH = 1500;
/** For each text of a known limit. With all of them at the maximum, a draft still fits into one request. */
export const STATEMENT_LIMIT_TEXT_MAX_LENGTH = 600;
export const STATEMENT_ADDRESS_MAX_LENGTH = 500;
export const STATEMENT_LIMITS_MAX_COUNT = 20;
export const STATEMENT_RESPONSE_DAYS_MAX = 90;

/** What prevents a draft from being published, by the field that fixes it. */
export const STATEMENT_PROBLEMS = [
  'organization',
  'siteName',
  'siteUrl',
  'law',
  'status',
  'method',
  'assessedOn',
  'assessedLater',
  'assessedBy',
  'rate',
  'reportUrl',
  'limits',
  'limitsForFull',
  'service',
  'howMet',
  'monitoring',
  'contact',
  'email',
  'contactUrl',
  'planUrl',
  'yearPlanUrl',
  'enforcement',
  'enforcementUrl',
  'preparedOn',
  'preparedLater',
  'reviewedLater',
] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];
