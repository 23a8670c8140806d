import { paths, type WidgetUsage } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { functionTexts } from '../../../shared/widget/function-texts.ts';
import { Bar } from '../../../ui/data/bar.tsx';
import { BarTable } from '../../../ui/data/bar-table.tsx';
import { ColumnChart } from '../../../ui/data/column-chart.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { formatMonth } from './format-month.ts';
import { usageTexts } from './usage-texts.ts';

interface UsageDetailsProps {
  usage: WidgetUsage;
  /** Where the widget is installed, for a website that has had no visits. */
  installAddress: string;
}

export function UsageDetails({ usage, installAddress }: UsageDetailsProps) {
  const t = useTexts(usageTexts);
  const names = useTexts(functionTexts).features;
  const language = languagePreference.use();
  const months = usage.months.map(({ month, visits }, index) => ({
    id: month,
    name: formatMonth(language, month),
    short: formatMonth(language, month, 'narrow'),
    note: index === usage.months.length - 1 ? t.soFar : undefined,
    value: visits,
  }));
  return (
    <div className="flex flex-col gap-8">
      <UsageNotice notice={usage.notice} />
      <VisitCount usage={usage} />
      <div className="grid gap-x-12 lg:grid-cols-2 lg:*:border-t-0 lg:*:pt-0">
        <Section title={t.months}>
          {months.every(({ value }) => value === 0) ? (
            <div className="flex max-w-measure flex-col items-start gap-3 rounded-panel bg-surface-sunken px-5 py-6">
              <p>{t.noVisits}</p>
              <TextLink to={installAddress}>{t.toInstall}</TextLink>
            </div>
          ) : (
            <>
              <ColumnChart label={t.months} columns={months} />
              <Disclosure title={t.asTable}>
                <BarTable label={t.months} columns={{ name: t.month, value: t.visitsColumn }} rows={months} />
              </Disclosure>
            </>
          )}
        </Section>
        <Section title={t.functions} description={t.functionsHelp}>
          {usage.features.length === 0 ? (
            <p className="max-w-measure rounded-panel bg-surface-sunken px-5 py-6">{t.noFunctions}</p>
          ) : (
            <BarTable
              label={t.functions}
              columns={{ name: t.function, value: t.uses }}
              rows={usage.features.map(({ name, uses }) => ({ id: name, name: names[name], value: uses }))}
            />
          )}
        </Section>
      </div>
    </div>
  );
}

/** How much of the plan's visits is left. Visitors lose nothing, and the notice says so. */
function UsageNotice({ notice }: { notice: number | null }) {
  const t = useTexts(usageTexts);
  if (notice === null) return null;
  const level = notice >= 100 ? 100 : notice >= 95 ? 95 : 80;
  return (
    <Banner
      tone={level === 80 ? 'info' : 'warning'}
      title={t.notice[level]}
      action={<TextLink to={paths.dashboard}>{t.toDashboard}</TextLink>}
    >
      {t.noticeHelp}
    </Banner>
  );
}

/** This month's visits compared with the plan: a number with a bar. */
function VisitCount({ usage: { visits, bursts, limit } }: { usage: WidgetUsage }) {
  const t = useTexts(usageTexts);
  const language = languagePreference.use();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const percent = (share: number) =>
    // Rounded down: 100 percent is shown only when it is reached.
    new Intl.NumberFormat(language, { style: 'percent', roundingMode: 'floor' }).format(share);
  return (
    <section aria-label={t.visits} className="flex max-w-xl flex-col gap-2">
      <h2 className="text-ink-muted text-sm">{t.visits}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-4xl tabular-nums">{number(visits)}</span>{' '}
        <span className="text-ink-muted">
          {limit === null ? t.noLimit : t.ofLimit(number(limit), percent(visits / limit))}
        </span>
      </p>
      {limit !== null && <Bar share={visits / limit} />}
      <p className="text-ink-muted text-sm">{t.visitsHelp}</p>
      {bursts > 0 && <p className="text-sm">{t.bursts(number(bursts))}</p>}
    </section>
  );
}
