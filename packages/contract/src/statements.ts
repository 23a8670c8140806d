import { isEmail } from './addresses/email.ts';
import { isWebAddress } from './addresses/web-address.ts';
import { isFutureDay } from './future-day.ts';
import type { Language } from './schemas/entities.ts';
import type { StatementContent } from './schemas/statements.ts';
import { STATEMENT_PROBLEMS, type StatementProblem } from './statement-options.ts';

export type StatedConformance = StatementContent['conformance'] & {
  readonly status: 'full' | 'partial' | 'none';
  readonly method: NonNullable<StatementContent['conformance']['method']>;
  readonly assessedOn: string;
};

/**
 * The owner's conformance claim; nothing unless it comes with a method, a date and who assessed it. Everything that
 * renders a statement uses this.
 */
export function statedConformance({ conformance }: Pick<StatementContent, 'conformance'>): StatedConformance | null {
  const { status, method, assessedOn, assessedBy } = conformance;
  if (status === 'notAssessed' || method === null || assessedOn === null || assessedBy.trim() === '') return null;
  return { ...conformance, status, method, assessedOn };
}

/** Everything that is missing or inconsistent; a draft may be saved in any case. */
export function statementProblems(content: StatementContent, now = new Date()): StatementProblem[] {
  const { conformance, contact, enforcement, frame } = content;
  const isEmpty = (text: string) => text.trim() === '';
  const isNoAddress = (address: string) => !isEmpty(address) && !isWebAddress(address);
  const isLater = (day: string | null) => day !== null && isFutureDay(day, now);
  const isAssessed = conformance.status !== 'notAssessed';
  const found: Record<StatementProblem, boolean> = {
    organization: isEmpty(content.organization),
    siteName: isEmpty(content.siteName),
    siteUrl: !isWebAddress(content.siteUrl),
    law: frame === 'euPublicBody' && isEmpty(content.law),
    // The EU's model has three answers, each from an assessment: without one, a statement does not follow it.
    status: frame === 'euPublicBody' && !isAssessed,
    method: isAssessed && conformance.method === null,
    assessedOn: isAssessed && conformance.assessedOn === null,
    assessedLater: isAssessed && isLater(conformance.assessedOn),
    assessedBy: isAssessed && isEmpty(conformance.assessedBy),
    rate: frame === 'france' && isAssessed && !isRateOf(conformance),
    reportUrl: isNoAddress(conformance.reportUrl),
    limits: content.limits.some(({ description }) => isEmpty(description)),
    // A limit listed as not conforming contradicts full conformance.
    limitsForFull: conformance.status === 'full' && content.limits.some(({ reason }) => reason === 'notConforming'),
    service: frame === 'euService' && isEmpty(content.service.description),
    howMet: frame === 'euService' && isEmpty(content.service.howMet),
    monitoring: frame === 'euService' && isEmpty(content.service.monitoring),
    contact: !isReachable(content),
    email: !isEmpty(contact.email) && !isEmail(contact.email),
    contactUrl: isNoAddress(contact.url),
    planUrl: isNoAddress(content.planUrl),
    yearPlanUrl: isNoAddress(content.yearPlanUrl),
    enforcement: frame === 'euPublicBody' && isEmpty(enforcement.text),
    // The EU's model requires a link in addition to the description.
    enforcementUrl: frame === 'euPublicBody' ? !isWebAddress(enforcement.url) : isNoAddress(enforcement.url),
    preparedOn: content.preparedOn === null,
    preparedLater: isLater(content.preparedOn),
    reviewedLater: isLater(content.reviewedOn),
  };
  return STATEMENT_PROBLEMS.filter((name) => found[name]);
}

/** The models of the EU and of France require a way to reach someone: an address or a form. */
function isReachable({ contact, frame }: StatementContent): boolean {
  const hasLink = contact.email.trim() !== '' || contact.url.trim() !== '';
  if (frame === 'euPublicBody' || frame === 'france') return hasLink;
  return hasLink || contact.phone.trim() !== '' || contact.messages;
}

/** France: all criteria met, at least half of them, or fewer. */
function isRateOf({ status, rate }: StatementContent['conformance']): boolean {
  if (status === 'full') return rate === 100;
  if (status === 'partial') return rate !== null && rate >= 50 && rate < 100;
  return rate === null || rate < 50;
}

/** The public page of a statement. With `?embed` any page may frame it. */
export const statementPath = (publicId: string): string => `/statement/${publicId}`;

/** A new statement: only what is known about the website, and nothing about how accessible it is. */
export const emptyStatement = (organization: string, domain: string, language: Language): StatementContent => ({
  frame: 'none',
  organization,
  siteName: domain,
  siteUrl: `https://${domain}`,
  law: '',
  standard: language === 'fr' ? 'rgaa41' : 'wcag22',
  level: 'AA',
  conformance: { status: 'notAssessed', method: null, assessedOn: null, assessedBy: '', rate: null, reportUrl: '' },
  limits: [],
  measures: [],
  furtherMeasures: '',
  service: { description: '', operation: '', howMet: '', monitoring: '' },
  planUrl: '',
  yearPlanUrl: '',
  contact: { responsible: '', email: '', phone: '', url: '', address: '', messages: false },
  responseDays: null,
  technologies: '',
  environments: '',
  tools: '',
  testedPages: '',
  enforcement: { text: '', url: '' },
  preparedOn: null,
  reviewedOn: null,
});
