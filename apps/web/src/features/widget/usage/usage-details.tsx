import type { WidgetUsage } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { functionTexts } from '../../../shared/widget/function-texts.ts';
import { BarTable } from '../../../ui/data/bar-table.tsx';
import { ColumnChart } from '../../../ui/data/column-chart.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { formatMonth } from './format-month.ts';
import { UsageNotice } from './usage-notice.tsx';
import { usageTexts } from './usage-texts.ts';
import { VisitCount } from './visit-count.tsx';

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
