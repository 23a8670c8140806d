import type { FindAdvice } from '../advice/types.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv-line.ts';
import type { CheckReport } from './report.ts';

const COLUMNS = [
  'id',
  'rule',
  'problem',
  'fix',
  'criteria',
  'level',
  'impact',
  'status',
  'reason',
  'change',
  'newCount',
  'page',
  'count',
  'selectors',
  'snippet',
];

/**
 * A line for every page of every finding. Column names and values are for programs; `problem` and `fix` are for people.
 */
export function reportToCsv({ origin, findings }: CheckReport, findAdvice: FindAdvice): string {
  const lines = findings.flatMap((finding) => {
    const { id, rule, criteria, level, impact, status, reason, change, newCount, snippet } = finding;
    const { title = rule, fix = '' } = findAdvice(rule) ?? {};
    return finding.pages.map(({ path, count, selectors }) =>
      csvLine([
        id,
        rule,
        title,
        fix,
        criteria.join(' '),
        level,
        impact,
        status,
        reason,
        change,
        newCount,
        `${origin}${path}`,
        count,
        selectors.join('\n'),
        snippet,
      ]),
    );
  });
  return [BYTE_ORDER_MARK, csvLine(COLUMNS), ...lines].join('');
}
