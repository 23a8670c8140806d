import type { Plan } from '@evenway/contract';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { planFeatures } from '../../../platform/plans/plan-features.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { planKind, planName } from '../../../platform/plans/plans.ts';
import { type PriceParts, priceParts } from '../../../platform/plans/price-parts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { classNames } from '../../../ui/class-names.ts';

interface PlanCardProps {
  plan: Plan;
  isSelected: boolean;
  isCurrent: boolean;
  /** Below the price: that the plan starts with a trial, or what is charged today. */
  start: { readonly tone: 'trial' | 'charge'; readonly text: string } | null;
  onSelect: () => void;
}

/** The whole card is a radio button: plan and price are its name, and what the plan includes is its description. */
export function PlanCard({ plan, isSelected, isCurrent, start, onSelect }: PlanCardProps) {
  const t = useTexts(planTexts);
  const id = useId();
  const price = priceParts(plan, languagePreference.use(), t);
  const tag = isCurrent ? t.current : planKind(plan) === 'growth' ? t.popular : undefined;
  return (
    <div className={classNames(cardClass, isCurrent && 'border-dashed bg-surface-sunken')}>
      <input
        type="radio"
        name="plan"
        value={plan.id}
        checked={isSelected}
        disabled={isCurrent}
        onChange={onSelect}
        aria-label={[planName(plan), tag, spoken(price)].filter(Boolean).join(', ')}
        aria-describedby={start ? `${id}-start ${id}-features` : `${id}-features`}
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-panel disabled:cursor-not-allowed"
      />
      <span aria-hidden="true" className={dotClass} />
      {tag && <span className={`${tagClass} ${isCurrent ? currentClass : popularClass}`}>{tag}</span>}
      <span className="pe-10 font-semibold text-lg leading-snug">{planName(plan)}</span>
      <div>
        <span className="whitespace-nowrap font-semibold text-2xl">{price.amount}</span>
        {price.unit && <span className="whitespace-nowrap text-ink-muted"> {price.unit}</span>}
        <span className="block text-ink-muted text-sm">{price.note}</span>
      </div>
      {start && (
        <span
          id={`${id}-start`}
          className={classNames(
            'self-start rounded-xs px-2 font-semibold text-sm',
            start.tone === 'trial' ? 'bg-positive-surface text-positive' : 'bg-surface-sunken text-ink',
          )}
        >
          {start.text}
        </span>
      )}
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

function spoken({ amount, unit, note }: PriceParts): string {
  return `${[amount, unit].filter(Boolean).join(' ')}, ${note}`;
}

const cardClass =
  'relative isolate flex flex-col gap-4 rounded-panel border border-line-strong bg-surface-raised p-5 has-enabled:hover:border-accent has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

const dotClass =
  'absolute end-5 top-5 size-6 rounded-full border-2 border-line-strong bg-surface-raised peer-checked:border-[7px] peer-checked:border-accent peer-disabled:border-dashed forced-colors:peer-checked:border-[Highlight]';

// On the edge of the card, so that it does not shift its content relative to other cards.
const tagClass = 'absolute start-4 -top-3.5 rounded-xs border px-2 font-semibold text-sm';
const popularClass = 'border-warm bg-warm-surface text-warm-ink';
const currentClass = 'border-line-strong bg-surface-hover text-ink-muted';
