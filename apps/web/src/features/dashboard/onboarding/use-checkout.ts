import { createCheckoutSession, type Plan } from '@evenway/contract';
import { useEffect, useEffectEvent } from 'react';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { keepChosenPlan } from '../../../platform/plans/chosen-plan.ts';
import { onboardingTexts } from './onboarding-texts.ts';

/** Redirects to the checkout. Stays pending until the page is left. */
export function useCheckout() {
  const t = useTexts(onboardingTexts);
  const checkout = useCallMutation({
    run: async ({ domain, plan }: { domain: string; plan: Plan }) => {
      const { url } = await call(createCheckoutSession, { body: { domain, priceId: plan.id } });
      if (!url) throw new Error('The checkout has no address');
      keepChosenPlan(plan);
      window.location.assign(url);
    },
    // The website may have been registered before the checkout failed.
    invalidates: WEBSITE_CALLS,
    failed: t.checkoutFailed,
  });
  const isWorking = checkout.isPending || checkout.isDone;

  // The back button may restore this page as it was left.
  const onShow = useEffectEvent((event: PageTransitionEvent) => event.persisted && checkout.reset());
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => void onShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);

  return {
    start: (domain: string, plan: Plan) => {
      if (!isWorking) checkout.start({ domain, plan });
    },
    isWorking,
    problem: checkout.problem,
    /** For another plan or website, which may succeed. */
    forget: () => {
      if (!isWorking) checkout.reset();
    },
  };
}
