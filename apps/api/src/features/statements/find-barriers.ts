import { ruleOf } from '@evenway/checks';
import { loadAdvice } from '@evenway/checks/advice';
import { loadManualTexts } from '@evenway/checks/manual';
import { type Language, type OfferedLimit, STATEMENT_LIMIT_TEXT_MAX_LENGTH } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type FindingRow, listOfWebsite } from '../checks/finding-repository.ts';
import { listAnswers } from '../checks/manual-check-repository.ts';

/**
 * Open findings of the last check and of the manual checks, once per rule. They are suggestions: the owner decides what
 * goes into the statement.
 */
export async function findBarriers(db: Queryable, websiteId: string, language: Language): Promise<OfferedLimit[]> {
  const findAdvice = await loadAdvice(language);
  const manualTexts = await loadManualTexts(language);
  const rules = new Set((await listOfWebsite(db, websiteId)).filter(isThere).map(({ rule }) => rule));
  const found = [...rules].toSorted().flatMap((rule) => {
    const advice = findAdvice(rule);
    return advice ? [offer('check', rule, advice.title, `${advice.title}. ${advice.why}`)] : [];
  });
  const failed = (await listAnswers(db, websiteId))
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ check, note }) => {
      const { title, why } = manualTexts[check];
      return offer('manual', check, title, note.trim() || why);
    });
  return [...failed, ...found];
}

/** Best practices are not part of any standard, so failing them is no limitation. */
const isThere = ({ rule, status, change }: FindingRow): boolean =>
  status !== 'mended' && change !== 'gone' && ruleOf(rule)?.level !== 'best-practice';

const offer = (source: OfferedLimit['source'], name: string, title: string, description: string): OfferedLimit => ({
  id: `${source}:${name}`,
  source,
  title,
  description: description.slice(0, STATEMENT_LIMIT_TEXT_MAX_LENGTH),
});
