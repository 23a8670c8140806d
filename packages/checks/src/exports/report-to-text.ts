import type { FindAdvice } from '../advice/types.ts';
import { IMPACTS } from '../findings/types.ts';
import type { CheckReport, ReportedFinding } from './report.ts';

const MAX_PAGES = 5;

type Language = 'en' | 'fr';

const TEXTS = {
  en: {
    impact: { minor: 'minor', moderate: 'moderate', serious: 'serious', critical: 'critical' },
    bestPractice: 'best practice',
    known: 'known',
    newPlaces: (count: number) => `${count} new`,
    places: (count: number, pages: number) =>
      `${count} ${count === 1 ? 'place' : 'places'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    morePages: (count: number) => `and ${count} more ${count === 1 ? 'page' : 'pages'}`,
    fix: 'To do:',
    noPage: 'No page could be checked.',
    none: (pages: number) => `No findings on ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
    noneNew: (pages: number) => `No new findings on ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
    summary: (findings: number, pages: number, impacts: string) =>
      `${findings} ${findings === 1 ? 'finding' : 'findings'} on ${pages} ${pages === 1 ? 'page' : 'pages'}: ${impacts}.`,
    summaryNew: (findings: number, pages: number, impacts: string) =>
      `${findings} new ${findings === 1 ? 'finding' : 'findings'} on ${pages} ${pages === 1 ? 'page' : 'pages'}: ${impacts}.`,
    knownTotal: (count: number) => `${count} known ${count === 1 ? 'finding' : 'findings'}.`,
    fixed: (count: number) =>
      `${count} known ${count === 1 ? 'finding is' : 'findings are'} fixed, at least in part. Write the baseline again so that they count if they come back.`,
    honest:
      'Automated checks find only part of the barriers, roughly a third. Try the keyboard, 400 % zoom and a screen reader, too.',
  },
  fr: {
    impact: { minor: 'mineur', moderate: 'modéré', serious: 'grave', critical: 'critique' },
    bestPractice: 'bonne pratique',
    known: 'connu',
    newPlaces: (count: number) => `${count} ${count < 2 ? 'nouveau' : 'nouveaux'}`,
    places: (count: number, pages: number) =>
      `${count} ${count < 2 ? 'endroit' : 'endroits'} sur ${pages} ${pages < 2 ? 'page' : 'pages'}`,
    morePages: (count: number) => `et ${count} ${count < 2 ? 'autre page' : 'autres pages'}`,
    fix: 'À faire :',
    noPage: 'Aucune page n’a pu être vérifiée.',
    none: (pages: number) => `Aucun problème trouvé sur ${pages} ${pages < 2 ? 'page' : 'pages'}.`,
    noneNew: (pages: number) => `Aucun nouveau problème sur ${pages} ${pages < 2 ? 'page' : 'pages'}.`,
    summary: (findings: number, pages: number, impacts: string) =>
      `${findings} ${findings < 2 ? 'problème' : 'problèmes'} sur ${pages} ${pages < 2 ? 'page' : 'pages'} : ${impacts}.`,
    summaryNew: (findings: number, pages: number, impacts: string) =>
      `${findings} ${findings < 2 ? 'nouveau problème' : 'nouveaux problèmes'} sur ${pages} ${pages < 2 ? 'page' : 'pages'} : ${impacts}.`,
    knownTotal: (count: number) => `${count} ${count < 2 ? 'problème connu' : 'problèmes connus'}.`,
    fixed: (count: number) =>
      `${count} ${count < 2 ? 'problème connu est corrigé' : 'problèmes connus sont corrigés'}, au moins en partie. Réécrivez le fichier de référence pour qu’ils comptent s’ils reviennent.`,
    honest:
      'Les vérifications automatiques ne trouvent qu’une partie des obstacles, environ un tiers. Essayez aussi le clavier, le zoom à 400 % et un lecteur d’écran.',
  },
};

/** For a terminal: what affects most people first, with what to do about it. */
export function reportToText(
  report: CheckReport,
  { language, findAdvice }: { language: Language; findAdvice: FindAdvice },
): string {
  const t = TEXTS[language];
  const blocks = report.findings.map((finding) => {
    const { title = finding.rule, fix } = findAdvice(finding.rule) ?? {};
    const level =
      finding.level === 'best-practice' ? t.bestPractice : `${finding.level} ${finding.criteria.join(', ')}`;
    const shown = finding.pages.slice(0, MAX_PAGES);
    const rest = finding.pages.length - shown.length;
    const facts = [t.impact[finding.impact], level, t.places(finding.count, finding.pages.length)];
    return [
      `${title} [${finding.rule}]`,
      `  ${[...facts, ...comparedPart(finding, language)].join(' · ')}`,
      ...shown.map(({ path, selectors }) => `  ${path}  ${selectors[0] ?? ''}`),
      ...(rest > 0 ? [`  ${t.morePages(rest)}`] : []),
      `  ${finding.snippet}`,
      ...(fix ? [`  ${t.fix} ${fix}`] : []),
      '',
    ];
  });
  return [...blocks.flat(), ...summaryOf(report, language), t.honest, ''].join('\n');
}

function comparedPart({ newCount }: ReportedFinding, language: Language): string[] {
  if (newCount === undefined) return [];
  return [newCount === 0 ? TEXTS[language].known : TEXTS[language].newPlaces(newCount)];
}

/** With a baseline, what is new and what is known are counted apart. */
function summaryOf({ findings, pages: { length: pages }, baseline }: CheckReport, language: Language): string[] {
  const t = TEXTS[language];
  if (pages === 0) return [t.noPage];
  const impactsOf = (some: readonly ReportedFinding[]) =>
    IMPACTS.toReversed()
      .map((impact) => [some.filter((finding) => finding.impact === impact).length, t.impact[impact]] as const)
      .filter(([count]) => count > 0)
      .map(([count, word]) => `${count} ${word}`)
      .join(', ');
  if (!baseline)
    return [findings.length === 0 ? t.none(pages) : t.summary(findings.length, pages, impactsOf(findings))];
  const added = findings.filter(({ change }) => change === 'new');
  const known = findings.length - added.length;
  return [
    added.length === 0 ? t.noneNew(pages) : t.summaryNew(added.length, pages, impactsOf(added)),
    ...(known > 0 ? [t.knownTotal(known)] : []),
    ...(baseline.fixed.length > 0 ? [t.fixed(baseline.fixed.length)] : []),
  ];
}
