import type { Plan } from '@evenway/contract';
import { type ReactNode, useId } from 'react';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formatMoney } from '../../../platform/money/format-money.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { isByAppointment } from '../../../platform/plans/plans.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { NothingOnSale } from '../../../shared/plans/nothing-on-sale.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlanChoice } from './use-plan-choice.ts';

interface PlanStepProps {
  choice: PlanChoice;
  /** Whether the subscription starts with the free trial; null if that does not matter, or is unknown. */
  hasTrial: boolean | null;
  /** Until then the website is prepaid; then the plan starts. */
  freeUntil?: string | null;
  /** Below the cards. */
  children?: ReactNode;
}

/** Period and plan. */
export function PlanStep({ choice, hasTrial, freeUntil = null, children }: PlanStepProps) {
  const t = useTexts(planTexts);
  const language = languagePreference.use();
  const freeDay = freeUntil && formatDate(language, freeUntil);
  if (choice.isNothingToChoose)
    return (
      <div className="flex flex-col gap-5">
        {choice.problem ? (
          <Problem choice={choice} problem={choice.problem} />
        ) : (
          <Banner tone="warning" live>
            <NothingOnSale />
          </Banner>
        )}
        {children}
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      {choice.periods.length > 1 && (
        <SegmentedControl
          label={t.period}
          value={choice.period}
          onChange={choice.setPeriod}
          options={[
            { id: 'yearly', label: t.yearly, badge: t.discount },
            { id: 'monthly', label: t.monthly },
          ]}
        />
      )}
      <PlanCards choice={choice} hasTrial={hasTrial} freeDay={freeDay} />
      {hasTrial !== null && (
        <p className="max-w-measure text-ink-muted text-sm">
          {freeDay ? t.prepaid(freeDay) : hasTrial ? t.trialOnce : t.trialUsed}
        </p>
      )}
      {children}
    </div>
  );
}

interface PlanCardsProps extends Pick<PlanStepProps, 'choice' | 'hasTrial'> {
  freeDay: string | null;
}

function PlanCards({ choice, hasTrial, freeDay }: PlanCardsProps) {
  const t = useTexts(planTexts);
  const language = languagePreference.use();
  const startOf = (plan: Plan) => {
    if (hasTrial === null || (isByAppointment(plan) && !hasTrial)) return null;
    if (freeDay) return { tone: 'trial', text: t.freeUntil(freeDay) } as const;
    if (hasTrial) return { tone: 'trial', text: t.trial } as const;
    const amount = formatMoney(language, plan.amount * 100 * (plan.yearly ? 12 : 1));
    return { tone: 'charge', text: t.dueToday(amount) } as const;
  };
  const id = useId();
  if (choice.plans === null) return <Waiting />;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={choice.isMissing || undefined}
      aria-describedby={choice.isMissing ? `${id}-problem` : undefined}
      className="min-w-0"
    >
      <span id={`${id}-label`} className="sr-only">
        {t.plan}
      </span>
      <span id={`${id}-problem`} role="alert" className="block not-empty:pb-3">
        {choice.isMissing && <FieldMessage>{t.selectPlan}</FieldMessage>}
      </span>
      <div className={gridClass}>
        {choice.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isSelected={plan.id === choice.selected?.id}
            isCurrent={plan.id === choice.currentPriceId}
            start={startOf(plan)}
            onSelect={() => choice.select(plan)}
          />
        ))}
      </div>
    </div>
  );
}

function Waiting() {
  const t = useTexts(planTexts);
  return (
    <div className={gridClass}>
      {['starter', 'growth', 'scale'].map((name, index) => (
        <div key={name} className="flex h-80 flex-col gap-4 rounded-panel border border-line p-5">
          <Skeleton shape="line" width="w-1/2" label={index === 0 ? t.loading : undefined} />
          <Skeleton shape="line" width="w-3/4" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}

function Problem({ choice, problem }: { choice: PlanChoice; problem: string }) {
  const t = useTexts(planTexts);
  return (
    <Banner
      tone="error"
      live
      action={
        <Button size="sm" onPress={choice.retry}>
          {t.retry}
        </Button>
      }
    >
      {problem}
    </Banner>
  );
}

const gridClass = 'grid gap-x-4 gap-y-6 pt-2 md:grid-cols-3';
