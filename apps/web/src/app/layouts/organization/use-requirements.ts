import { paths } from '@evenway/contract';
import { useEffect } from 'react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { onRefusal } from '../../../platform/api/refusals.ts';

/** Redirects people who do not meet the organization's requirements to where they can, from any screen. */
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
