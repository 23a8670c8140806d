import { type Plan, paths } from '@evenway/contract';
import { Check } from 'lucide-react';
import { pricingTexts } from '../../../content/landing/pricing.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressWithPlan } from '../../../platform/plans/chosen-plan.ts';
import { planFeatures } from '../../../platform/plans/plan-features.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { isByAppointment, planKind, planName } from '../../../platform/plans/plans.ts';
import { priceParts } from '../../../platform/plans/price-parts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BookingLink } from '../sections/booking-link.tsx';
import { StartLink } from '../sections/start-link.tsx';

export function PlanColumn({ plan }: { plan: Plan }) {
  const t = useTexts(pricingTexts);
  const words = useTexts(planTexts);
  const price = priceParts(plan, languagePreference.use(), words);
  const isPopular = planKind(plan) === 'growth';
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-panel border bg-surface-raised p-4 sm:p-5 lg:p-8',
        isPopular ? 'border-warm ring-1 ring-warm' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{planName(plan)}</h3>
        {isPopular && (
          <span className="rounded-xs bg-warm-surface px-2 font-semibold text-sm text-warm-ink">{words.popular}</span>
        )}
      </div>
      <p className="mt-1 sm:mt-5">
        {/* Browsers and the server may format spaces in amounts differently. */}
        <span
          suppressHydrationWarning
          className="whitespace-nowrap font-semibold text-3xl tabular-nums tracking-tight lg:text-4xl"
        >
          {price.amount}
        </span>
        {price.unit && <span className="text-ink-muted"> {price.unit}</span>}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-start sm:gap-y-4">
        <p suppressHydrationWarning className="text-ink-muted text-sm">
          {price.note}
        </p>
        <p className="rounded-xs bg-positive-surface px-2 font-semibold text-positive text-sm">{words.trial}</p>
      </div>
      <ul
        aria-label={t.includes}
        className="mt-2 mb-3 flex flex-col gap-0.5 text-sm sm:mt-6 sm:mb-8 sm:gap-2.5 lg:text-base"
      >
        {planFeatures(plan, words).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand sm:mt-1" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {isByAppointment(plan) ? (
          <BookingLink minutes={30} fullWidth>
            {t.talk}
          </BookingLink>
        ) : (
          <StartLink
            variant={isPopular ? 'primary' : 'secondary'}
            fullWidth
            signUp={{ to: addressWithPlan(paths.signup, plan), label: t.signUp }}
            goOn={{ to: addressWithPlan(paths.dashboard, plan), label: t.choose(planName(plan)) }}
          />
        )}
      </div>
    </li>
  );
}
