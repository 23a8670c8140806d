import { paths } from '@evenway/contract';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../../ui/actions/button-style.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';

interface StartLinkProps {
  variant?: ButtonVariant;
  fullWidth?: boolean;
  /** For visitors. */
  signUp: { to?: string; label: ReactNode };
  /** For people who are signed in. */
  goOn: { to?: string; label: ReactNode };
}

/**
 * Visitors are invited to sign up, and signed-in people are led on. Style rules choose, before the first paint
 * (decision 13).
 */
export function StartLink({ variant = 'primary', fullWidth, signUp, goOn }: StartLinkProps) {
  return (
    <>
      <div className="contents signed-in:hidden">
        <ButtonLink to={signUp.to ?? paths.signup} variant={variant} fullWidth={fullWidth}>
          {signUp.label}
        </ButtonLink>
      </div>
      <div className="hidden signed-in:contents">
        <ButtonLink to={goOn.to ?? paths.dashboard} variant={variant} fullWidth={fullWidth}>
          {goOn.label}
        </ButtonLink>
      </div>
    </>
  );
}
