import type { WidgetUsage } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { BarTable } from '../../../ui/data/bar-table.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { functionTexts } from '../function-texts.ts';
import { formatMonth } from './format-month.ts';
import { UsageNotice } from './usage-notice.tsx';
import { usageTexts } from './usage-texts.ts';
import { VisitCount } from './visit-count.tsx';

export function UsageDetails({ usage }: { usage: WidgetUsage }) {
  const t = useTexts(usageTexts);
  const names = useTexts(functionTexts).features;
  const language = languagePreference.use();
  return (
    <div className="flex flex-col gap-8">
      <UsageNotice notice={usage.notice} />
      <VisitCount usage={usage} />
      <div className="grid gap-x-12 lg:grid-cols-2 lg:*:border-t-0 lg:*:pt-0">
        <Section title={t.months}>
          <BarTable
            label={t.months}
            columns={{ name: t.month, value: t.visitsColumn }}
            rows={usage.months.map(({ month, visits }, index) => ({
              id: month,
              name: formatMonth(language, month),
              note: index === usage.months.length - 1 ? t.soFar : undefined,
              value: visits,
            }))}
          />
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
