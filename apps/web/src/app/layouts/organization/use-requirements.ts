import { paths } from '@evenway/contract';
import { useEffect } from 'react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { onRefusal } from '../../../platform/api/refusals.ts';

/** Someone who does not meet what the organization asks for is led to where that can be done, from whichever screen they open. */
export function useRequirements(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leadTo = (path: string) => () => void navigate(path, { replace: true });
    const stops = [
      onRefusal('second_factor_missing', leadTo(paths.accountSecurity)),
      onRefusal('single_sign_on_required', leadTo(paths.singleSignOnRequired)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [navigate]);
}
