import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../actions/button-style.ts';
import { Link } from './link.tsx';

interface ButtonLinkProps {
  to: string;
  state?: unknown;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  fullWidth?: boolean | undefined;
  children: ReactNode;
}

export function ButtonLink({ to, state, variant, size, icon, fullWidth, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonClass({ variant, size, fullWidth })}>
      {icon}
      {children}
    </Link>
  );
}
