import type { ReactNode } from 'react';
import { settings } from '../../platform/settings.ts';
import { type ButtonVariant, buttonClass } from '../../ui/button-style.ts';

interface BookingLinkProps {
  minutes: 30 | 60;
  variant?: ButtonVariant | undefined;
  fullWidth?: boolean | undefined;
  children: ReactNode;
}

/** Opens the booking page. It is a link, so that it also works where no script runs. */
export function BookingLink({ minutes, variant = 'secondary', fullWidth, children }: BookingLinkProps) {
  return (
    <a
      href={settings.brand.bookingUrls[minutes]}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant, fullWidth })}
    >
      {children}
    </a>
  );
}
