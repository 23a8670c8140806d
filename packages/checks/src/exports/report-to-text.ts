import type { FindAdvice } from '../advice/types.ts';
import { IMPACTS } from '../findings/types.ts';
import type { CheckReport, ReportedFinding } from './report.ts';

const MAX_PAGES = 5;

const TEXTS = {
  en: {
    impact: { minor: 'minor', moderate: 'moderate', serious: 'serious', critical: 'critical' },
    bestPractice: 'best practice',
    known: 'known',
    places: (count: number, pages: number) =>
      `${count} ${count === 1 ? 'place' : 'places'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    morePages: (count: number) => `and ${count} more ${count === 1 ? 'page' : 'pages'}`,
    fix: 'To do:',
    none: (pages: number) => `No findings on ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
    summary: (findings: number, pages: number, impacts: string) =>
      `${findings} ${findings === 1 ? 'finding' : 'findings'} on ${pages} ${pages === 1 ? 'page' : 'pages'}: ${impacts}.`,
    honest:
      'Automated checks find only part of the barriers, roughly a third. Try the keyboard, 400 % zoom and a screen reader, too.',
  },
  fr: {
    impact: { minor: 'mineur', moderate: 'modéré', serious: 'grave', critical: 'critique' },
    bestPractice: 'bonne pratique',
    known: 'connu',
    places: (count: number, pages: number) =>
      `${count} ${count < 2 ? 'endroit' : 'endroits'} sur ${pages} ${pages < 2 ? 'page' : 'pages'}`,
    morePages: (count: number) => `et ${count} ${count < 2 ? 'autre page' : 'autres pages'}`,
    fix: 'À faire :',
    none: (pages: number) => `Aucun problème trouvé sur ${pages} ${pages < 2 ? 'page' : 'pages'}.`,
    summary: (findings: number, pages: number, impacts: string) =>
      `${findings} ${findings < 2 ? 'problème' : 'problèmes'} sur ${pages} ${pages < 2 ? 'page' : 'pages'} : ${impacts}.`,
    honest:
      'Les vérifications automatiques ne trouvent qu’une partie des obstacles, environ un tiers. Essayez aussi le clavier, le zoom à 400 % et un lecteur d’écran.',
  },
};

/** For a terminal: what affects most people first, with what to do about it. `isKnown`: it is in the baseline. */
export function reportToText(
  { findings, pages }: CheckReport,
  {
    language,
    findAdvice,
    isKnown,
  }: { language: 'en' | 'fr'; findAdvice: FindAdvice; isKnown: (finding: ReportedFinding) => boolean },
): string {
  const t = TEXTS[language];
  const blocks = findings.map((finding) => {
    const { title = finding.rule, fix } = findAdvice(finding.rule) ?? {};
    const level =
      finding.level === 'best-practice' ? t.bestPractice : `${finding.level} ${finding.criteria.join(', ')}`;
    const shown = finding.pages.slice(0, MAX_PAGES);
    const rest = finding.pages.length - shown.length;
    return [
      `${title} [${finding.rule}]`,
      `  ${[t.impact[finding.impact], level, t.places(finding.count, finding.pages.length), isKnown(finding) && t.known].filter(Boolean).join(' · ')}`,
      ...shown.map(({ path, selectors }) => `  ${path}  ${selectors[0] ?? ''}`),
      ...(rest > 0 ? [`  ${t.morePages(rest)}`] : []),
      `  ${finding.snippet}`,
      ...(fix ? [`  ${t.fix} ${fix}`] : []),
      '',
    ];
  });
  const counts = IMPACTS.toReversed()
    .map((impact) => [findings.filter((finding) => finding.impact === impact).length, t.impact[impact]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`);
  const summary =
    findings.length === 0 ? t.none(pages.length) : t.summary(findings.length, pages.length, counts.join(', '));
  return [...blocks.flat(), summary, t.honest, ''].join('\n');
}
