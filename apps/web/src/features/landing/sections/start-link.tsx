import { paths } from '@evenway/contract';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../../ui/actions/button-style.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';

interface StartLinkProps {
  variant?: ButtonVariant;
  fullWidth?: boolean;
  /** For a visitor. */
  signUp: { to?: string; label: ReactNode };
  /** For someone who is signed in. */
  goOn: { to?: string; label: ReactNode };
}

/** A visitor is invited to sign up, and who is signed in is led on. Style chooses, before the first paint (decision 13). */
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
