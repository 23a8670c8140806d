import { withColors } from './group-findings.ts';
import type { ColorPair, GroupedFinding } from './types.ts';

type Cause = Pick<GroupedFinding, 'rule' | 'pages' | 'count'>;

/** All that breaks one rule. Each finding is one cause: something to fix once. */
export interface RuleGroup<Finding> {
  readonly rule: string;
  readonly causes: readonly Finding[];
  /** The places of all causes. */
  readonly count: number;
  /** Pages with any of them. */
  readonly pages: number;
}

/** The rules in the order of their first findings, which is by severity. */
export function groupByRule<Finding extends Cause>(findings: readonly Finding[]): RuleGroup<Finding>[] {
  return [...new Set(findings.map(({ rule }) => rule))].map((rule) => {
    const causes = findings.filter((finding) => finding.rule === rule);
    return { rule, causes, count: causes.reduce((sum, { count }) => sum + count, 0), pages: countPages(causes) };
  });
}

/** Pages that have at least one of the findings. */
export const countPages = (findings: readonly Pick<GroupedFinding, 'pages'>[]): number =>
  new Set(findings.flatMap(({ pages }) => pages.map(({ path }) => path))).size;

/** The words by which an owner recognizes a finding; null if its elements have none of their own. */
export const textOf = ({ pages }: Pick<GroupedFinding, 'pages'>): string | null =>
  pages.find(({ text }) => text)?.text ?? null;

/** The pairs of colors of all its pages, each once. */
export const colorsOf = ({ pages }: Pick<GroupedFinding, 'pages'>): readonly ColorPair[] =>
  pages.flatMap(({ colors = [] }) => colors).reduce<readonly ColorPair[]>(withColors, []);
