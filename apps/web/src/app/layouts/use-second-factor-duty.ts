import { paths } from '@evenway/contract';
import { useEffect } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { onRefusal } from '../../platform/api/refusals.ts';

/** Someone whose organization asks for a second factor is led to where it is set up, from whichever screen they open. */
export function useSecondFactorDuty(): void {
  const navigate = useNavigate();
  useEffect(
    () => onRefusal('second_factor_missing', () => void navigate(paths.accountSecurity, { replace: true })),
    [navigate],
  );
}
