import { displayDomain, getTrialOffer, normalizeDomain } from '@evenway/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { isByAppointment } from '../../../platform/plans/plans.ts';
import { CreditAtCheckout } from '../../../shared/credit/credit-notice.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusAfterDialog } from '../../../ui/overlays/use-focus-after-dialog.ts';
import { actionTexts } from '../actions/action-texts.ts';
import { FailureBanner } from './failure-banner.tsx';
import { keepOnboarding, readOnboarding } from './kept-onboarding.ts';
import { OnboardButtons } from './onboard-buttons.tsx';
import { onboardingTexts } from './onboarding-texts.ts';
import { openBooking } from './open-booking.ts';
import { PlanStep } from './plan-step.tsx';
import { StepHeading } from './step-heading.tsx';
import { Steps } from './steps.tsx';
import { useCheckout } from './use-checkout.ts';
import { useKeptWebsite } from './use-kept-website.ts';
import { usePlanChoice } from './use-plan-choice.ts';
import { validateWebsite } from './validate-website.ts';
import { WebsiteStep } from './website-step.tsx';

interface OnboardDialogProps {
  /** A known domain starts at the plans. */
  domain?: string;
  isCheckoutCancelled?: boolean;
  onClose: () => void;
}

export function OnboardDialog({ domain: known, isCheckoutCancelled, ...props }: OnboardDialogProps) {
  const t = useTexts(onboardingTexts);
  const [kept] = useState(() => {
    const before = readOnboarding();
    return before?.known === (known ?? null) ? before : null;
  });
  const [step, setStep] = useState<0 | 1>(kept?.step ?? (known === undefined ? 0 : 1));
  const [hasMoved, setMoved] = useState(false);
  const checkout = useCheckout();
  const choice = usePlanChoice(null, { kept, onChange: checkout.forget });
  const { menu } = useTexts(actionTexts);
  const { retry } = useTexts(planTexts);
  useFocusAfterDialog(known && menu(known));

  const go = (to: 0 | 1) => {
    setMoved(true);
    checkout.forget();
    setStep(to);
  };
  // The whole dialog is kept below, with its step and plan.
  const form = useForm({
    isKept: false,
    initial: { domain: kept?.typed ?? displayDomain(known ?? '') },
    validate: (values) => validateWebsite(values, t),
    submit: async () => go(1),
  });
  const { domain: typed } = form.values;
  const { period, plan } = choice.picked;
  useEffect(
    () => keepOnboarding({ known: known ?? null, typed, step, period, plan }),
    [known, typed, step, period, plan],
  );
  const onClose = () => {
    keepOnboarding(null);
    props.onClose();
  };
  const domain = normalizeDomain(typed) ?? '';
  const trial = useTrialOffer(step === 1 ? domain : '');
  const isKept = useKeptWebsite(domain, step === 1 && choice.isNothingToChoose);

  const submit = () => {
    const plan = choice.require();
    if (plan === null) return;
    if (!isByAppointment(plan)) return checkout.start(domain, plan);
    openBooking();
    onClose();
  };

  return (
    <Dialog
      isOpen
      title={t.title}
      size={step === 0 ? 'md' : 'lg'}
      onOpenChange={onClose}
      isDismissable={!checkout.isWorking}
      initialFocus={step === 0 ? 'domain' : undefined}
      footer={
        <OnboardButtons
          step={step}
          isEmpty={form.values.domain.trim() === ''}
          choice={choice}
          isWorking={checkout.isWorking}
          problem={checkout.problem}
          onNext={form.handleSubmit}
          onBack={() => go(0)}
          onSubmit={submit}
        />
      }
    >
      <Steps current={step} />
      {isCheckoutCancelled && (
        <div className="mb-6">
          <Banner tone="info">{t.checkoutCancelled}</Banner>
        </div>
      )}
      {step === 0 ? (
        <WebsiteStep field={form.field('domain')} onSubmit={form.handleSubmit} />
      ) : (
        <>
          <StepHeading takesFocus={hasMoved}>{t.choosePlan(displayDomain(domain))}</StepHeading>
          <PlanStep choice={choice} hasTrial={trial?.isAvailable ?? null} freeUntil={trial?.freeUntil ?? null}>
            {trial && !trial.isAvailable && !trial.freeUntil && <CreditAtCheckout />}
            <FailureBanner
              problem={checkout.problem}
              action={
                <Button size="sm" onPress={submit}>
                  {retry}
                </Button>
              }
            />
            {isKept && (choice.isNothingToChoose || checkout.problem) && (
              <p role="status">{t.kept(displayDomain(domain))}</p>
            )}
          </PlanStep>
        </>
      )}
    </Dialog>
  );
}

/** Whether a subscription for the domain starts with the free trial or with prepaid time; undefined while unknown. */
function useTrialOffer(domain: string) {
  const { data } = useQuery({
    queryKey: [getTrialOffer.method, getTrialOffer.path, domain],
    queryFn: ({ signal }) => call(getTrialOffer, { query: { domain } }, { signal }),
    enabled: domain !== '',
  });
  return data;
}
