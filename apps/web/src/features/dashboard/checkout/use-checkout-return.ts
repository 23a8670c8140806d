import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { forgetChosenPlan } from '../../../platform/plans/chosen-plan.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { type CheckoutReturn, readCheckoutReturn, withoutCheckoutReturn } from './checkout-return.ts';

/** How the checkout of this visit ended. Removed from the URL at once, so that a reload starts clean. */
export function useCheckoutReturn(): CheckoutReturn | null {
  const { role } = useSession();
  const [address, setAddress] = useSearchParams();
  const [returned] = useState(() => readCheckoutReturn(address));

  const clean = useEffectEvent(() => setAddress(withoutCheckoutReturn(address), { replace: true }));
  useEffect(() => {
    if (returned !== null) clean();
    // The choice was used; the next website starts without one.
    if (returned?.outcome === 'success') forgetChosenPlan();
  }, [returned]);

  return role === 'ORG_ADMIN' ? returned : null;
}
