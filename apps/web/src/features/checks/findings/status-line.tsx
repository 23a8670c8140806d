import type { WebsiteFinding } from '@evenway/contract';
import { formatDateTime } from '../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { findingTexts } from './finding-texts.ts';

/** The decision about a finding: who made it, when, and why it stays. */
export function StatusLine({ finding }: { finding: WebsiteFinding }) {
  const t = useTexts(findingTexts);
  const language = languagePreference.use();
  const { status, statusBy, statusAt, reason } = finding;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>
        <span className="font-semibold">{t.status}</span>{' '}
        {statusAt === null
          ? t.statuses[status]
          : t.setBy(t.statuses[status], statusBy ?? t.formerMember, formatDateTime(language, statusAt))}
      </p>
      {reason && <p className="max-w-measure whitespace-pre-line text-ink-muted">{reason}</p>}
    </div>
  );
}
