import { LEVELS } from '@evenway/checks';
import type { Check, WebsiteFinding } from '@evenway/contract';
import { formatDateTime } from '../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Stat } from '../../../ui/data/stat.tsx';
import { StatGroup } from '../../../ui/data/stat-group.tsx';
import { checkTexts } from '../check-texts.ts';
import { findingTexts } from '../findings/finding-texts.ts';
import { summarize } from './summarize.ts';

interface CheckSummaryProps {
  check: Check;
  previous: Check | null;
  findings: readonly WebsiteFinding[];
}

/** Such as: 6 issues to fix on 8 pages, 2 new. */
export function useHeadline({ previous, findings }: Omit<CheckSummaryProps, 'check'>): string {
  const t = useTexts(checkTexts).results;
  const { toFix, pages, changes } = summarize(findings);
  if (toFix === 0) return t.nothingToFix;
  return previous === null || changes.new === 0 ? t.toFix(toFix, pages) : t.toFixNew(toFix, pages, changes.new);
}

/** Counts, never a score: what is there to fix by level, and what has changed since the check before. */
export function CheckSummary({ check, previous, findings }: CheckSummaryProps) {
  const t = useTexts(checkTexts).results;
  const names = useTexts(findingTexts);
  const language = languagePreference.use();
  const { toFix, levels, changes, mended, accepted } = summarize(findings);
  // The rules of the check belong to A, AA and best practice; AAA appears when one of it is found.
  const shown = LEVELS.filter((level) => level !== 'AAA' || levels.AAA > 0);
  const set = [...(accepted > 0 ? [t.accepted(accepted)] : []), ...(mended > 0 ? [t.mended(mended)] : [])];
  return (
    <div className="flex flex-col gap-5">
      {toFix > 0 && (
        <StatGroup>
          {shown.map((level) => (
            <Stat key={level} label={names.levels[level]} value={levels[level]} hint={t.levelHints[level]} />
          ))}
        </StatGroup>
      )}
      <div className="flex max-w-measure flex-col gap-1.5">
        {previous === null ? (
          <p className="text-ink-muted">{t.first}</p>
        ) : (
          <p>
            {t.compared(formatDateTime(language, previous.createdAt))}{' '}
            {(['new', 'back', 'still', 'gone'] as const)
              .filter((change) => changes[change] > 0)
              .map((change) => t.changes[change](changes[change]))
              .join(', ') || (set.length > 0 ? t.nothingChanged : t.unchanged)}
          </p>
        )}
        {set.length > 0 && <p className="text-ink-muted">{t.notCounted(set.join(', '))}</p>}
        {check.state === 'stopped' && <p className="text-ink-muted">{t.stopped}</p>}
      </div>
    </div>
  );
}
