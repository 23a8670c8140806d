import { type GroupedFinding, IMPACTS, LEVELS, type Level } from './types.ts';

type Ranked = Pick<GroupedFinding, 'level' | 'impact' | 'rule' | 'count'> & { readonly pages: readonly unknown[] };

/** Most severe first: by impact, then level, then number of pages. */
export function compareFindings(a: Ranked, b: Ranked): number {
  return (
    IMPACTS.indexOf(b.impact) - IMPACTS.indexOf(a.impact) ||
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    b.pages.length - a.pages.length ||
    b.count - a.count ||
    (a.rule < b.rule ? -1 : Number(a.rule > b.rule))
  );
}

/** Whether a level is within `limit`: AA includes A. */
export const isAtLeast = (level: Level, limit: Level): boolean => LEVELS.indexOf(level) <= LEVELS.indexOf(limit);
