import type { Plan } from '@evenway/contract';
import type { planTexts } from './plan-texts.ts';
import { planKind } from './plans.ts';

/** What a plan includes. An unknown plan uses its own description. */
export function planFeatures(plan: Plan, t: (typeof planTexts)['en']): readonly string[] {
  const kind = planKind(plan);
  if (kind === null) return plan.description ? [plan.description] : [];
  return [
    t.visits[kind],
    ...t.features,
    kind === 'starter' ? t.emailSupport : t.prioritySupport,
    ...(kind === 'scale' ? [t.accountManager] : []),
  ];
}
