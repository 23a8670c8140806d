import type { UpcomingInvoice } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatAmount, formatPeriod } from './format-invoice.ts';
import { invoiceTexts } from './invoice-texts.ts';

export function UpcomingDetails({ upcoming, isLoading }: { upcoming: UpcomingInvoice | null; isLoading: boolean }) {
  const t = useTexts(invoiceTexts);
  const language = languagePreference.use();
  if (isLoading) return <Skeleton shape="block" label={t.upcomingLoading} />;
  if (upcoming === null) return <p className="text-ink-muted">{t.noUpcoming}</p>;
  const { amountPaid, currency, periodStart, periodEnd } = upcoming;
  return (
    <DefinitionList
      items={[
        { term: t.amount, value: <span className="tabular-nums">{formatAmount(amountPaid, currency)}</span> },
        { term: t.period, value: formatPeriod(language, periodStart, periodEnd) },
      ]}
    />
  );
}
