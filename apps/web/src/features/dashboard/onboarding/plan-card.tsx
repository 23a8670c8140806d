import type { Plan } from '@evenway/contract';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { planFeatures } from './plan-features.ts';
import { PlanPrice } from './plan-price.tsx';
import { planTexts } from './plan-texts.ts';
import { planKind, planName } from './plans.ts';

interface PlanCardProps {
  plan: Plan;
  isSelected: boolean;
  isCurrent: boolean;
  onSelect: () => void;
}

/** The whole card is a radio button: its name is plan and price, and what the plan includes describes it. */
export function PlanCard({ plan, isSelected, isCurrent, onSelect }: PlanCardProps) {
  const t = useTexts(planTexts);
  const id = useId();
  const tag = isCurrent ? t.current : planKind(plan) === 'growth' && t.popular;
  return (
    <div className={classNames(cardClass, isCurrent && 'border-dashed bg-surface-sunken')}>
      <input
        type="radio"
        name="plan"
        value={plan.id}
        checked={isSelected}
        disabled={isCurrent}
        onChange={onSelect}
        aria-labelledby={`${id}-name ${id}-tag ${id}-price`}
        aria-describedby={`${id}-trial ${id}-features`}
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-panel disabled:cursor-not-allowed"
      />
      <span aria-hidden="true" className={dotClass} />
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 pe-10">
        <span id={`${id}-name`} className="font-semibold text-lg leading-snug">
          {planName(plan)}
        </span>
        <span id={`${id}-tag`}>{tag && <span className={isCurrent ? currentClass : popularClass}>{tag}</span>}</span>
      </div>
      <div id={`${id}-price`}>
        <PlanPrice plan={plan} />
      </div>
      <span
        id={`${id}-trial`}
        className="self-start rounded-xs bg-positive-surface px-2 font-semibold text-positive text-sm"
      >
        {t.trial}
      </span>
      <ul id={`${id}-features`} className="flex flex-col gap-1.5 text-sm">
        {planFeatures(plan, t).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}

const cardClass =
  'relative flex flex-col gap-4 rounded-panel border border-line-strong bg-surface-raised p-5 has-enabled:hover:border-accent has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

const dotClass =
  'absolute end-5 top-5 size-6 rounded-full border-2 border-line-strong bg-surface-raised peer-checked:border-[7px] peer-checked:border-accent peer-disabled:border-dashed forced-colors:peer-checked:border-[Highlight]';

const popularClass = 'rounded-xs bg-warm-surface px-2 font-semibold text-sm text-warm-ink';
const currentClass = 'rounded-xs bg-surface-hover px-2 font-semibold text-ink-muted text-sm';
