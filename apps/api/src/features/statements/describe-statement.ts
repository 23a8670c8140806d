import {
  isEmail,
  isWebAddress,
  type Language,
  type StatedConformance,
  type StatementBlock,
  type StatementContent,
  type StatementInline,
  statedConformance,
} from '@evenway/contract';
import { statementTexts } from './texts/statement-texts.ts';
import type { FrameTexts, LimitReason, Listed } from './texts/text-types.ts';

export interface DescribedStatement {
  readonly title: string;
  readonly blocks: StatementBlock[];
}

/**
 * A statement as text. About conformance it says only what `statedConformance` allows, so a draft without a method or
 * a date is described as not assessed.
 */
export function describeStatement(content: StatementContent, language: Language): DescribedStatement {
  const texts = statementTexts[language];
  const frame = texts.frames[content.frame];
  const inFrance = content.frame === 'france';
  const site = content.siteName.trim();
  return {
    title: frame.title(site),
    blocks: [
      paragraph(frame.commitment(content.organization.trim(), content.law.trim())),
      ...(inFrance ? plans(content, language) : []),
      paragraph(frame.appliesTo, siteLink(content), '.'),
      ...(content.frame === 'euService'
        ? [
            ...section(texts.serviceHeading, lines(content.service.description)),
            ...section(texts.operationHeading, lines(content.service.operation)),
            ...section(texts.howMetHeading, lines(content.service.howMet)),
            ...section(texts.monitoringHeading, lines(content.service.monitoring)),
          ]
        : []),
      ...section(texts.measuresHeading, measures(content, language)),
      ...section(frame.statusHeading, status(content, language)),
      ...section(frame.limitsHeading, limits(content, language)),
      ...section(frame.preparationHeading, preparation(content, language)),
      ...(frame.hasTechnicalPart ? [] : section(texts.technicalHeading, technical(content, language))),
      ...section(frame.contactHeading, contact(content, language)),
      ...section(frame.enforcementHeading, enforcement(content, language)),
    ],
  };
}

function siteLink({ siteName, siteUrl }: StatementContent): StatementInline {
  const name = siteName.trim() || siteUrl;
  return isWebAddress(siteUrl) ? { text: name, href: siteUrl } : name;
}

function plans({ organization, planUrl, yearPlanUrl }: StatementContent, language: Language): StatementBlock[] {
  const texts = statementTexts[language];
  const items = [
    { text: texts.plan, href: planUrl },
    { text: texts.yearPlan, href: yearPlanUrl },
  ].filter(({ href }) => isWebAddress(href));
  if (items.length === 0) return [];
  return [paragraph(texts.planIntro(organization.trim())), { kind: 'list', items: items.map((link) => [link]) }];
}

function measures(content: StatementContent, language: Language): StatementBlock[] {
  const texts = statementTexts[language];
  const chosen = content.measures.map((name) => [texts.measures[name]]);
  return [
    ...(chosen.length > 0 ? [paragraph(texts.measuresIntro), { kind: 'list' as const, items: chosen }] : []),
    ...lines(content.furtherMeasures),
  ];
}

function status(content: StatementContent, language: Language): StatementBlock[] {
  const texts = statementTexts[language];
  const frame = texts.frames[content.frame];
  // France's declaration is about its own framework, whatever else was chosen.
  const standard = texts.standards[content.frame === 'france' ? 'rgaa41' : content.standard](content.level);
  const subject = frame.subject(content.siteName.trim());
  const stated = statedConformance(content);
  if (!stated) return [paragraph(frame.notAssessed(subject, standard))];
  const asFound = paragraph(frame.status[stated.status](subject, standard, listed(content)));
  if (frame.tellsMethodLast) return [asFound];
  if (content.frame !== 'france') return [asFound, ...assessment(stated, language)];
  return [asFound, { kind: 'subheading', text: texts.resultsHeading }, ...assessment(stated, language, true)];
}

/** How, by whom and when it was assessed; in France with the share of criteria that are met. */
function assessment(stated: StatedConformance, language: Language, tellsRate = false): StatementBlock[] {
  const texts = statementTexts[language];
  const by = stated.assessedBy.trim();
  const on = dateIn(language, stated.assessedOn);
  return [
    paragraph(
      tellsRate && stated.rate !== null
        ? texts.results(by, on, percentIn(language, stated.rate))
        : texts.assessed(stated.method, by, on),
    ),
    ...(isWebAddress(stated.reportUrl) ? [paragraph({ text: texts.report, href: stated.reportUrl })] : []),
  ];
}

function listed({ limits: all }: StatementContent): Listed {
  const hasGaps = all.some(({ reason }) => reason === 'notConforming');
  const hasExemptions = all.some(({ reason }) => reason !== 'notConforming');
  if (hasGaps) return hasExemptions ? 'both' : 'notConforming';
  return hasExemptions ? 'exempt' : 'nothing';
}

function limits(content: StatementContent, language: Language): StatementBlock[] {
  const texts = statementTexts[language];
  const frame: FrameTexts = texts.frames[content.frame];
  if (content.limits.length === 0) return [paragraph(texts.noLimits)];
  const ofReason = (reason: LimitReason): StatementBlock[] => {
    const items = content.limits
      .filter((limit) => limit.reason === reason)
      .map(({ description, explanation, alternative }) => [
        [
          inOneLine(description),
          inOneLine(explanation),
          inOneLine(alternative) && texts.alternative(inOneLine(alternative)),
        ]
          .filter((part) => part !== '')
          .join(' '),
      ]);
    return items.length === 0
      ? []
      : [
          { kind: 'subheading', text: frame.reasons[reason](content.law.trim()) },
          { kind: 'list', items },
        ];
  };
  return [paragraph(frame.limitsIntro), ...ofReason('notConforming'), ...ofReason('burden'), ...ofReason('outOfScope')];
}

function preparation(content: StatementContent, language: Language): StatementBlock[] {
  const frame = statementTexts[language].frames[content.frame];
  const { preparedOn, reviewedOn } = content;
  const sentences = [
    ...(preparedOn ? [frame.prepared(dateIn(language, preparedOn))] : []),
    ...(reviewedOn ? [frame.reviewed(dateIn(language, reviewedOn))] : []),
  ];
  const stated = statedConformance(content);
  return [
    ...(sentences.length > 0 ? [paragraph(sentences.join(' '))] : []),
    ...(frame.tellsMethodLast && stated ? assessment(stated, language) : []),
    ...(frame.hasTechnicalPart ? technical(content, language) : []),
  ];
}

function technical(content: StatementContent, language: Language): StatementBlock[] {
  const texts = statementTexts[language];
  const named = (label: string, text: string): StatementBlock[] => {
    const items = linesOf(text).map((line) => [line]);
    return items.length > 0
      ? [
          { kind: 'subheading', text: label },
          { kind: 'list', items },
        ]
      : [];
  };
  return [
    ...named(texts.technologies, content.technologies),
    ...named(texts.environments, content.environments),
    ...named(texts.tools, content.tools),
    ...named(texts.testedPages, content.testedPages),
  ];
}

function contact(content: StatementContent, language: Language): StatementBlock[] {
  const texts = statementTexts[language];
  const { responsible, email, phone, url, address, messages } = content.contact;
  const number = phone.replace(/[^+\d]/g, '');
  const items: StatementInline[][] = [
    ...(responsible.trim() ? [[texts.responsible, responsible.trim()]] : []),
    ...(email.trim()
      ? [[texts.email, isEmail(email) ? { text: email.trim(), href: `mailto:${email.trim()}` } : email]]
      : []),
    ...(phone.trim()
      ? [[texts.phone, /\d{3}/.test(number) ? { text: phone.trim(), href: `tel:${number}` } : phone]]
      : []),
    ...(url.trim() ? [[texts.form, isWebAddress(url) ? { text: url, href: url } : url]] : []),
    ...(address.trim() ? [[texts.address, linesOf(address).join(', ')]] : []),
    ...(messages ? [[texts.messages]] : []),
  ];
  return [
    paragraph(texts.frames[content.frame].contactIntro),
    ...(items.length > 0 ? [{ kind: 'list' as const, items }] : []),
    ...(content.responseDays === null ? [] : [paragraph(texts.responseDays(content.responseDays))]),
  ];
}

function enforcement(content: StatementContent, language: Language): StatementBlock[] {
  const { defender, enforcementLink } = statementTexts[language];
  const { text, url } = content.enforcement;
  const own = [...lines(text), ...(isWebAddress(url) ? [paragraph({ text: enforcementLink, href: url })] : [])];
  if (content.frame !== 'france') return own;
  const items: StatementInline[][] = [
    [{ text: defender.write, href: defender.writeAddress }],
    [{ text: defender.delegate, href: defender.delegateAddress }],
    [defender.post],
  ];
  return [paragraph(defender.intro), paragraph(defender.youCan), { kind: 'list', items }, ...own];
}

const paragraph = (...parts: StatementInline[]): StatementBlock => ({ kind: 'paragraph', parts });
/** A heading with its content, or nothing at all. */
const section = (heading: string, blocks: StatementBlock[]): StatementBlock[] =>
  blocks.length > 0 ? [{ kind: 'heading', text: heading }, ...blocks] : [];
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const lines = (text: string): StatementBlock[] => linesOf(text).map((line) => paragraph(line));
const inOneLine = (text: string): string => linesOf(text).join(' ');

const days = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }),
};
/** A day in the usual local format. */
export const dateIn = (language: Language, day: string | Date): string => {
  const written = days[language].format(new Date(day));
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
};
const percentIn = (language: Language, rate: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100);
