import type { StatementContent, StatementFrame, StatementStandard } from '@evenway/contract';

type Conformance = StatementContent['conformance'];
export type Stated = Exclude<Conformance['status'], 'notAssessed'>;
type Method = NonNullable<Conformance['method']>;
type Measure = StatementContent['measures'][number];
export type LimitReason = StatementContent['limits'][number]['reason'];

/** What is listed below the status: what does not conform, what is exempt, both, or nothing. */
export type Listed = 'notConforming' | 'exempt' | 'both' | 'nothing';

/** The texts of one legal frame. Where a law has a model, they are the model's. */
export interface FrameTexts {
  readonly title: (site: string) => string;
  readonly commitment: (organization: string, law: string) => string;
  /** Before the name of the website. */
  readonly appliesTo: string;
  readonly statusHeading: string;
  /** `subject`: how the sentence names the website. */
  readonly subject: (site: string) => string;
  readonly status: Readonly<Record<Stated, (subject: string, standard: string, listed: Listed) => string>>;
  readonly notAssessed: (subject: string, standard: string) => string;
  readonly limitsHeading: string;
  readonly limitsIntro: string;
  readonly reasons: Readonly<Record<LimitReason, (law: string) => string>>;
  readonly preparationHeading: string;
  /** The model puts the assessment method below `preparationHeading` instead of with the status. */
  readonly tellsMethodLast: boolean;
  /** The model also lists there what was used to build and to assess the website. */
  readonly hasTechnicalPart: boolean;
  readonly prepared: (date: string) => string;
  readonly reviewed: (date: string) => string;
  readonly contactHeading: string;
  readonly contactIntro: string;
  readonly enforcementHeading: string;
}

export interface StatementTexts {
  readonly frames: Readonly<Record<StatementFrame, FrameTexts>>;
  readonly standards: Readonly<Record<StatementStandard, (level: string) => string>>;
  readonly assessed: (method: Method, by: string, date: string) => string;
  readonly report: string;
  /** France: how many of the criteria an audit found met. */
  readonly resultsHeading: string;
  readonly results: (by: string, date: string, percent: string) => string;
  readonly noLimits: string;
  readonly alternative: (text: string) => string;
  readonly serviceHeading: string;
  readonly operationHeading: string;
  readonly howMetHeading: string;
  readonly monitoringHeading: string;
  readonly measuresHeading: string;
  readonly measuresIntro: string;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly planIntro: (organization: string) => string;
  readonly plan: string;
  readonly yearPlan: string;
  readonly technicalHeading: string;
  readonly technologies: string;
  readonly environments: string;
  readonly tools: string;
  readonly testedPages: string;
  readonly responsible: string;
  readonly email: string;
  readonly phone: string;
  readonly form: string;
  readonly address: string;
  readonly messages: string;
  readonly responseDays: (days: number) => string;
  /** France: what people can do who get no answer, the same in every statement. */
  readonly defender: {
    readonly intro: string;
    readonly youCan: string;
    readonly write: string;
    readonly writeAddress: string;
    readonly delegate: string;
    readonly delegateAddress: string;
    readonly post: string;
  };
  readonly enforcementLink: string;
  readonly page: {
    readonly otherLanguage: string;
    readonly version: (number: number, date: string) => string;
    readonly hostedBy: (brand: string, organization: string) => string;
  };
}
