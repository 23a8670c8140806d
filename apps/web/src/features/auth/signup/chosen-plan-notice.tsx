import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ChosenPlan } from '../../../platform/plans/chosen-plan.ts';
import { planName } from '../../../platform/plans/plans.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { signupTexts } from './signup-texts.ts';

/** What was chosen on the public site. */
export function ChosenPlanNotice({ kind, period }: ChosenPlan) {
  const t = useTexts(signupTexts);
  return (
    <Banner tone="info">
      <strong className="font-semibold">{t.chosen(`${planName({ name: kind })}, ${t.period[period]}`)}</strong>{' '}
      {t.chosenLater}
    </Banner>
  );
}
