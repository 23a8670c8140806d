import { FINDING_CHANGES, LEVELS } from '@evenway/checks';
import type { Check, WebsiteFinding } from '@evenway/contract';
import { formatDateTime } from '../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Stat } from '../../../ui/data/stat.tsx';
import { StatGroup } from '../../../ui/data/stat-group.tsx';
import { checkTexts } from '../check-texts.ts';
import { countBy, isPresent } from '../findings/filter-findings.ts';
import { findingTexts } from '../findings/finding-texts.ts';

interface CheckSummaryProps {
  check: Check;
  previous: Check | null;
  findings: readonly WebsiteFinding[];
}

/** Counts, never a score: what is there to fix by level, and what has changed since the check before. */
export function CheckSummary({ check, previous, findings }: CheckSummaryProps) {
  const t = useTexts(checkTexts).results;
  const names = useTexts(findingTexts);
  const language = languagePreference.use();
  const levels = countBy(
    LEVELS,
    findings.filter(isPresent).map(({ level }) => level),
  );
  const changes = countBy(
    FINDING_CHANGES,
    findings.map(({ change }) => change),
  );
  // The rules of the check belong to A, AA and best practice; AAA appears when one of it is found.
  const shown = LEVELS.filter((level) => level !== 'AAA' || levels.AAA > 0);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{t.of(formatDateTime(language, check.createdAt), check.pages.checked)}</p>
      <div>
        <h3 className="mb-3 font-semibold text-base">{t.counts}</h3>
        <StatGroup>
          {shown.map((level) => (
            <Stat key={level} label={names.levels[level]} value={levels[level]} hint={t.levelHints[level]} />
          ))}
        </StatGroup>
      </div>
      {previous === null ? (
        <p className="text-ink-muted">{t.first}</p>
      ) : (
        <p>
          {t.compared(formatDateTime(language, previous.createdAt))}{' '}
          {FINDING_CHANGES.filter((change) => changes[change] > 0)
            .map((change) => t.changes[change](changes[change]))
            .join(', ') || t.unchanged}
        </p>
      )}
    </div>
  );
}
