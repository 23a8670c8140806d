import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaticPlan } from '../../content/static-plans.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Divider } from '../../ui/layout/divider.tsx';
import { planTexts } from './plan-texts.ts';

interface PlanCardProps {
  plan: StaticPlan;
  headingLevel: 2 | 3;
  children?: ReactNode;
}

export function PlanCard({ plan, headingLevel, children }: PlanCardProps) {
  const t = useTexts(planTexts);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={`flex flex-1 flex-col gap-4 rounded-panel border bg-surface-raised p-6 ${plan.popular ? 'border-warm ring-1 ring-warm' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="text-xl">{plan.name}</Heading>
        {plan.popular && (
          <span className="rounded-control border border-warm bg-warm-surface px-2 py-0.5 font-semibold text-sm text-warm-ink leading-snug">
            {t.popular}
          </span>
        )}
      </div>
      <p className="text-ink-muted">{plan.description}</p>
      <p>
        <span className="font-semibold text-3xl">{plan.price}</span>{' '}
        <span className="text-ink-muted">{plan.period}</span>
      </p>
      <Divider />
      <ul className="flex flex-col gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
      {children && <div className="mt-auto pt-2">{children}</div>}
    </div>
  );
}
