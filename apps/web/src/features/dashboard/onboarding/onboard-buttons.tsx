import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { isByAppointment } from '../../../platform/plans/plans.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { onboardingTexts } from './onboarding-texts.ts';
import { TalkButton } from './talk-button.tsx';
import type { PlanChoice } from './use-plan-choice.ts';

interface OnboardButtonsProps {
  step: 0 | 1;
  /** No website has been entered yet. */
  isEmpty: boolean;
  choice: PlanChoice;
  isWorking: boolean;
  /** Why the last checkout could not be opened; it is tried again beside those words. */
  problem: string | null;
  onNext: () => void;
  onBack: () => void;
  onSubmit: () => void;
}

export function OnboardButtons({
  step,
  isEmpty,
  choice,
  isWorking,
  problem,
  onNext,
  onBack,
  onSubmit,
}: OnboardButtonsProps) {
  const t = useTexts(onboardingTexts);
  const { loading } = useTexts(planTexts);
  if (step === 0)
    return (
      <DisabledReason key="next" reason={isEmpty ? t.urlRequired : undefined}>
        <Button variant="primary" onPress={onNext}>
          {t.next}
        </Button>
      </DisabledReason>
    );
  return (
    <>
      <Button onPress={onBack} isDisabled={isWorking}>
        {t.back}
      </Button>
      {choice.selected && isByAppointment(choice.selected) ? (
        <TalkButton onPress={onSubmit} />
      ) : (
        choice.periods.length > 0 && (
          <DisabledReason
            key="submit"
            reason={choice.plans === null ? (choice.problem ?? loading) : (problem ?? undefined)}
          >
            <Button variant="primary" isPending={isWorking} pendingLabel={t.working} onPress={onSubmit}>
              {t.checkout}
            </Button>
          </DisabledReason>
        )
      )}
    </>
  );
}
