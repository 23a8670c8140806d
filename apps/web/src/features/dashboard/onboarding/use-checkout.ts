import { createCheckoutSession, type Plan } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { keepChosenPlan } from '../../../platform/plans/chosen-plan.ts';
import { onboardingTexts } from './onboarding-texts.ts';

/** Sends the browser to the checkout. It stays at work until the page is left. */
export function useCheckout() {
  const t = useTexts(onboardingTexts);
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const change = (isAtWork: boolean) => {
    isRunning.current = isAtWork;
    setWorking(isAtWork);
  };

  useEffect(() => {
    // The browser's back button may bring this page back as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isRunning.current = false;
      setWorking(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function start(domain: string, plan: Plan) {
    if (isRunning.current) return;
    change(true);
    setFailure(null);
    try {
      const { url } = await call(createCheckoutSession, { body: { domain, priceId: plan.id } });
      if (!url) throw new Error('The checkout has no address');
      keepChosenPlan(plan);
      window.location.assign(url);
    } catch (error) {
      setFailure(error);
      change(false);
      // The website may have been registered before the checkout failed.
      void queryClient.invalidateQueries();
    }
  }

  return {
    start: (domain: string, plan: Plan) => void start(domain, plan),
    isWorking,
    problem: failure === null ? null : errorToText(failure, t.checkoutFailed),
  };
}
