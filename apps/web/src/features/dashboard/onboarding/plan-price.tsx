import type { Plan } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { formatPrice } from './format-price.ts';
import { planTexts } from './plan-texts.ts';
import { isByAppointment } from './plans.ts';

export function PlanPrice({ plan }: { plan: Plan }) {
  const t = useTexts(planTexts);
  const language = languagePreference.use();
  if (isByAppointment(plan)) return <Price amount={t.custom} note={t.byAppointment} />;
  return (
    <Price
      amount={formatPrice(language, plan.amount)}
      unit={t.perMonth}
      note={plan.yearly ? t.billedYearly(formatPrice(language, plan.amount * 12)) : t.billedMonthly}
    />
  );
}

function Price({ amount, unit, note }: { amount: string; unit?: string; note: string }) {
  return (
    <>
      <span className="block">
        <span className="whitespace-nowrap font-semibold text-2xl">{amount}</span>
        {unit && <span className="text-ink-muted"> {unit}</span>}
      </span>
      <span className="block text-ink-muted text-sm"> {note}</span>
    </>
  );
}
