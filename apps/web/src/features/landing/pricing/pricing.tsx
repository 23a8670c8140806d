import type { Plan } from '@evenway/contract';
import { useState } from 'react';
import { pricingTexts } from '../../../content/landing/pricing.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { type Period, periodsOnSale, plansFor } from '../../../platform/plans/plans.ts';
import { NothingOnSale } from '../../../shared/plans/nothing-on-sale.tsx';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { LandingSection } from '../sections/landing-section.tsx';
import { PlanColumn } from './plan-column.tsx';
import { usePlans } from './use-plans.ts';

export function Pricing({ plans: known }: { plans: readonly Plan[] | null }) {
  const t = useTexts(pricingTexts);
  const words = useTexts(planTexts);
  const [period, setPeriod] = useState<Period>('yearly');
  const { plans, retry } = usePlans(known);
  const periods = periodsOnSale(typeof plans === 'string' ? undefined : plans);
  const shown = periods.includes(period) ? period : (periods[0] ?? period);
  return (
    <LandingSection
      id="pricing"
      title={t.title}
      lead={t.lead}
      aside={
        plans !== 'none' &&
        periods.length > 1 && (
          <SegmentedControl
            label={words.period}
            options={[
              { id: 'yearly', label: words.yearly, badge: words.discount },
              { id: 'monthly', label: words.monthly },
            ]}
            value={period}
            onChange={setPeriod}
          />
        )
      }
    >
      {typeof plans === 'string' ? (
        <div role="status" className="flex max-w-measure flex-col items-start gap-4 border-line border-y py-10">
          {plans === 'missing' && <p className="font-semibold text-lg">{t.failed}</p>}
          <p className="text-lg">{plans === 'none' ? <NothingOnSale /> : t[plans]}</p>
          {plans === 'missing' && (
            <button type="button" onClick={retry} className={buttonClass({ variant: 'secondary' })}>
              {words.retry}
            </button>
          )}
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-6">
          {plansFor(plans, shown).map((plan) => (
            <PlanColumn key={plan.name} plan={plan} />
          ))}
        </ul>
      )}
      {plans !== 'none' && <p className="mt-4 max-w-measure text-ink-muted text-sm">{words.trialOnce}</p>}
    </LandingSection>
  );
}
