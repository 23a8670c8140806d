import { type GroupedFinding, IMPACTS, LEVELS, type Level } from './types.ts';

type Ranked = Pick<GroupedFinding, 'level' | 'impact' | 'rule' | 'count'> & { readonly pages: readonly unknown[] };

/** What affects most people first: impact, then level, then on how many pages. */
export function compareFindings(a: Ranked, b: Ranked): number {
  return (
    IMPACTS.indexOf(b.impact) - IMPACTS.indexOf(a.impact) ||
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    b.pages.length - a.pages.length ||
    b.count - a.count ||
    (a.rule < b.rule ? -1 : Number(a.rule > b.rule))
  );
}

/** Whether a finding of this level counts for someone who cares for all up to `limit`: who asks for AA means A too. */
export const isAtLeast = (level: Level, limit: Level): boolean => LEVELS.indexOf(level) <= LEVELS.indexOf(limit);
