import { type CriterionId, SUCCESS_CRITERIA } from '../criteria/success-criteria.ts';
import { MANUAL_CHECK_KEYS, MANUAL_CHECKS, type ManualAnswer, type ManualCheckKey } from '../manual/manual-checks.ts';
import type { CheckReport, ReportedFinding } from './report.ts';

/** Where axe-core's rules are described; other tools identify a rule by this URL. */
const RULES_URL = 'https://dequeuniversity.com/rules/axe/4.14/';
const TOOL = '_:tool';
const PEOPLE = '_:people';

const CONTEXT = {
  '@vocab': 'http://www.w3.org/ns/earl#',
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  ptr: 'http://www.w3.org/2009/pointers#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  WCAG22: 'https://www.w3.org/TR/WCAG22/#',
  title: 'dct:title',
  description: 'dct:description',
  date: { '@id': 'dct:date', '@type': 'xsd:dateTime' },
  isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
  assertedBy: { '@type': '@id' },
  subject: { '@type': '@id' },
  test: { '@type': '@id' },
  outcome: { '@type': '@id' },
  mode: { '@type': '@id' },
};

/**
 * W3C's Evaluation and Report Language 1.0 as JSON-LD. Automatic findings have failed; nothing is reported as passed
 * automatically, because a page without a finding may still have barriers. Unanswered manual checks are untested.
 */
export function reportToEarl(report: CheckReport): string {
  const failing = report.findings.filter(({ change }) => change !== 'gone');
  const answers = new Map(report.manual.map((answer) => [answer.check, answer]));
  const criteria = new Set([
    ...failing.flatMap((finding) => finding.criteria),
    ...MANUAL_CHECK_KEYS.flatMap((key) => MANUAL_CHECKS[key].criteria),
  ]);
  const graph = [
    { '@id': TOOL, '@type': ['Assertor', 'Software'], title: report.tool.name, 'doap:revision': report.tool.version },
    { '@id': PEOPLE, '@type': ['Assertor', 'foaf:Group'], title: 'People who checked by hand' },
    { '@id': `${report.origin}/`, '@type': 'TestSubject', title: report.origin },
    ...[...new Set([...report.pages, ...failing.flatMap(({ pages }) => pages.map(({ path }) => path))])]
      .filter((path) => path !== '/')
      .map((path) => ({ '@id': `${report.origin}${path}`, '@type': 'TestSubject', isPartOf: `${report.origin}/` })),
    ...[...criteria].filter(isKnown).sort().map(toRequirement),
    ...[...new Map(failing.map((finding) => [finding.rule, finding])).values()].map(toRule),
    ...MANUAL_CHECK_KEYS.map(toManualTest),
    ...failing.flatMap((finding) => toFailures(finding, report)),
    ...MANUAL_CHECK_KEYS.map((key) => toAnswer(key, answers.get(key), report)),
  ];
  return `${JSON.stringify({ '@context': CONTEXT, '@graph': graph }, null, 2)}\n`;
}

const isKnown = (id: string): id is CriterionId => Object.hasOwn(SUCCESS_CRITERIA, id);
const toUri = (id: CriterionId) => `WCAG22:${SUCCESS_CRITERIA[id].slug}`;
const manualUri = (key: ManualCheckKey) => `_:manual-${key}`;

const toRequirement = (id: CriterionId) => ({
  '@id': toUri(id),
  '@type': 'TestRequirement',
  title: `${id} ${SUCCESS_CRITERIA[id].name.en}`,
});

const toRule = ({ rule, criteria }: ReportedFinding) => ({
  '@id': `${RULES_URL}${rule}`,
  '@type': 'TestCase',
  title: rule,
  isPartOf: criteria.filter(isKnown).map(toUri),
});

const toManualTest = (key: ManualCheckKey) => ({
  '@id': manualUri(key),
  '@type': 'TestCase',
  title: key,
  isPartOf: MANUAL_CHECKS[key].criteria.map(toUri),
});

const toFailures = ({ rule, pages, snippet }: ReportedFinding, { origin, checkedAt }: CheckReport) =>
  pages.map(({ path, selectors }) => ({
    '@type': 'Assertion',
    assertedBy: TOOL,
    subject: `${origin}${path}`,
    test: `${RULES_URL}${rule}`,
    mode: 'earl:automatic',
    result: {
      '@type': 'TestResult',
      outcome: 'earl:failed',
      date: checkedAt,
      description: snippet,
      pointer: selectors.map((selector) => ({ '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': selector })),
    },
  }));

const toAnswer = (key: ManualCheckKey, answer: ManualAnswer | undefined, { origin }: CheckReport) => ({
  '@type': 'Assertion',
  assertedBy: PEOPLE,
  subject: `${origin}/`,
  test: manualUri(key),
  mode: 'earl:manual',
  result: {
    '@type': 'TestResult',
    outcome: `earl:${answer?.outcome ?? 'untested'}`,
    ...(answer?.answeredAt && { date: answer.answeredAt }),
    ...(answer?.note && { description: answer.note }),
  },
});
