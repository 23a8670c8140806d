import { displayDomain, type ListedWebsite } from '@evenway/contract';
import { TriangleAlert } from 'lucide-react';
import { formatAgo } from '../../../platform/i18n/format-ago.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { settings } from '../../../platform/settings.ts';
import { MiniBars } from '../../../ui/data/mini-bars.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { installAddress } from '../actions/row-shortcut.ts';
import { activityTexts } from './activity-texts.ts';
import { describeMonths } from './describe-months.ts';
import { type WidgetState, widgetStateOf } from './widget-state.ts';

/** The visits of the month with those before it, and whether the widget is where it should be. */
export function WidgetActivity({ website, now }: { website: ListedWebsite; now: Date }) {
  const t = useTexts(activityTexts);
  const language = languagePreference.use();
  const { counts } = website.visits;
  const hasVisits = counts.some((count) => count > 0);
  return (
    <div className="flex flex-col gap-1 @min-[56rem]/data-table:min-w-36">
      {hasVisits && (
        <div className="flex flex-wrap items-end gap-x-2.5 leading-snug">
          <MiniBars values={counts} label={t.months(describeMonths(website.visits, language))} />
          <span className="tabular-nums">{t.visits(counts.at(-1) ?? 0)}</span>
        </div>
      )}
      <WidgetSeen website={website} now={now} />
    </div>
  );
}

function WidgetSeen({ website, now }: { website: ListedWebsite; now: Date }) {
  const t = useTexts(activityTexts);
  const language = languagePreference.use();
  const state = widgetStateOf(website, now);
  const seenAt = website.widgetSeenAt ?? '';
  const words: Record<WidgetState, () => string> = {
    seen: () => t.seen(formatAgo(language, seenAt, now)),
    quiet: () => t.quiet(formatDate(language, seenAt)),
    past: () => t.past(formatDate(language, seenAt)),
    missing: () => t.missing,
    noPlan: () => t.noPlan,
    suspended: () => t.suspended(formatDate(language, website.suspendedAt ?? '')),
  };
  const canInstall = state === 'quiet' || state === 'missing';
  return (
    <p className="leading-snug text-ink-muted">
      {(canInstall || state === 'suspended') && (
        <TriangleAlert aria-hidden="true" className="me-1 inline size-4 align-[-0.15em] text-caution" />
      )}
      {words[state]()}{' '}
      {state === 'suspended' && <TextLink href={`mailto:${settings.brand.supportEmail}`}>{t.writeToSupport}</TextLink>}
      {canInstall && (
        <TextLink to={installAddress(website)}>
          {state === 'missing' ? t.install : t.check}
          <span className="sr-only">{t.onWebsite(displayDomain(website.domain))}</span>
        </TextLink>
      )}
    </p>
  );
}
