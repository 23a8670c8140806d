import type { WidgetUsage } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Bar } from '../../../ui/data/bar.tsx';
import { usageTexts } from './usage-texts.ts';

/** This month's visits compared with the plan: a number with a bar. */
export function VisitCount({ usage: { visits, bursts, limit } }: { usage: WidgetUsage }) {
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
