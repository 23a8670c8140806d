import type { UpcomingInvoice } from '@evenway/contract';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { formatMoney } from '../../platform/money/format-money.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { formatPeriod } from './format-invoice.ts';
import { invoiceTexts } from './invoice-texts.ts';

export function UpcomingDetails({ upcoming, isLoading }: { upcoming: UpcomingInvoice | null; isLoading: boolean }) {
  const t = useTexts(invoiceTexts);
  const language = languagePreference.use();
  if (isLoading)
    return (
      <p className="text-2xl">
        <Skeleton shape="line" width="w-56" label={t.upcomingLoading} />
      </p>
    );
  if (upcoming === null)
    return (
      <>
        <p>{t.noUpcoming}</p>
        <p className="text-ink-muted">{t.noUpcomingHelp}</p>
      </>
    );
  const { amountPaid, currency, periodStart, periodEnd } = upcoming;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold text-2xl tabular-nums">{formatMoney(language, amountPaid, currency)}</span>
      <span className="text-ink-muted">
        {t.chargedOn(formatDate(language, periodStart))}, {t.forPeriod(formatPeriod(language, periodStart, periodEnd))}
      </span>
    </p>
  );
}
