import { changePlan, displayDomain, type Website } from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { isByAppointment, planName } from '../../../platform/plans/plans.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusAfterDialog } from '../../../ui/overlays/use-focus-after-dialog.ts';
import { actionTexts } from '../actions/action-texts.ts';
import { billingAddress } from '../billing-address.ts';
import { texts } from '../texts.ts';
import { useReloadWithNotice } from '../use-carried-notice.ts';
import { ChangePreview } from './change-preview.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { onboardingTexts } from './onboarding-texts.ts';
import { openBooking } from './open-booking.ts';
import { PlanStep } from './plan-step.tsx';
import { StepHeading } from './step-heading.tsx';
import { TalkButton } from './talk-button.tsx';
import { usePlanChoice } from './use-plan-choice.ts';
import { usePlanPreview } from './use-plan-preview.ts';

export function ChangePlanDialog({ website, onClose }: { website: Website; onClose: () => void }) {
  const t = useTexts(onboardingTexts);
  const { loading } = useTexts(planTexts);
  const { menu } = useTexts(actionTexts);
  const { toInvoice } = useTexts(texts);
  const reloadWithNotice = useReloadWithNotice();
  const choice = usePlanChoice(website.priceId);
  const { selected } = choice;
  const isTalk = selected !== null && isByAppointment(selected);
  const domain = displayDomain(website.domain);
  useFocusAfterDialog(menu(domain));

  const change = useCallMutation({
    invalidates: WEBSITE_CALLS,
    run: () => {
      const { prorationDate } = preview.data ?? {};
      const newPriceId = selected?.id ?? '';
      return call(changePlan, {
        body: { websiteId: website.id, newPriceId, ...(prorationDate !== undefined && { prorationDate }) },
      });
    },
    onDone: () => {
      onClose();
      if (selected) void reloadWithNotice({ notice: t.changed(domain, planName(selected)), buttonName: menu(domain) });
    },
    failed: t.changeFailed,
  });
  const preview = usePlanPreview(website.id, selected && !isTalk ? selected.id : null, change.isPending);

  const submit = () => {
    if (choice.require() !== null) change.start();
  };
  const talk = () => {
    openBooking();
    onClose();
  };
  const reason = () => {
    if (choice.plans === null) return choice.problem ?? loading;
    return selected && !preview.data ? t.preview.missing : undefined;
  };

  return (
    <Dialog
      isOpen
      size="lg"
      title={t.changeTitle}
      onOpenChange={onClose}
      isDismissable={!change.isPending}
      footer={
        // The cost stays visible beside the button that accepts it, however far the plans scroll.
        <div className="flex w-full flex-col gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
          <ChangePreview preview={preview} isNeeded={selected !== null && !isTalk} />
          <span className="flex shrink-0 flex-col">
            {isTalk ? (
              <TalkButton onPress={talk} />
            ) : (
              choice.periods.length > 0 && (
                <DisabledReason reason={reason()}>
                  <Button variant="primary" isPending={change.isPending} pendingLabel={t.working} onPress={submit}>
                    {t.change}
                  </Button>
                </DisabledReason>
              )
            )}
          </span>
        </div>
      }
    >
      <StepHeading>{t.choosePlan(domain)}</StepHeading>
      <PlanStep choice={choice} hasTrial={null}>
        <FailureBanner
          problem={change.problem}
          action={
            asksToConfirm(change.failure) && <TextLink to={billingAddress(website)}>{toInvoice(domain)}</TextLink>
          }
        />
      </PlanStep>
    </Dialog>
  );
}

/** The change waits for the person's confirmation to the bank, on the page of its invoice. */
const asksToConfirm = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'payment_needs_confirmation';
