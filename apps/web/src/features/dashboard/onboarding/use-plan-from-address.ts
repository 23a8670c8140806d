import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { rememberChosenPlan } from '../../../platform/plans/chosen-plan.ts';
import { useSession } from '../../../platform/session/session-context.ts';

/** Whether an admin comes from a plan on the public site, to choose it for a website. Removed from the URL at once. */
export function usePlanFromAddress(): boolean {
  const { role } = useSession();
  const [address, setAddress] = useSearchParams();
  const [isNamed] = useState(() => rememberChosenPlan(address.toString()));

  const clean = useEffectEvent(() => {
    const rest = Object.entries(Object.fromEntries(address)).filter(([name]) => name !== 'plan' && name !== 'period');
    setAddress(Object.fromEntries(rest), { replace: true });
  });
  useEffect(() => {
    if (isNamed) clean();
  }, [isNamed]);

  return isNamed && role === 'ORG_ADMIN';
}
