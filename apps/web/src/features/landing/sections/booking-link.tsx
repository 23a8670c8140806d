import type { MouseEvent, ReactNode } from 'react';
import { type MeetingLength, openBooking } from '../../../platform/booking/open-booking.ts';
import { settings } from '../../../platform/settings.ts';
import { type ButtonVariant, buttonClass } from '../../../ui/actions/button-style.ts';

interface BookingLinkProps {
  minutes: MeetingLength;
  variant?: ButtonVariant | undefined;
  fullWidth?: boolean | undefined;
  children: ReactNode;
}

/**
 * Opens the booking dialog. It is a link, so that it also works without scripts, or in a new tab. It writes to us where
 * no such meeting can be booked.
 */
export function BookingLink({ minutes, variant = 'secondary', fullWidth, children }: BookingLinkProps) {
  const { bookingUrls, supportEmail } = settings.brand;
  const className = buttonClass({ variant, fullWidth });
  const bookingUrl = bookingUrls[minutes];
  if (bookingUrl === null)
    return (
      <a href={`mailto:${supportEmail}`} className={className}>
        {children}
      </a>
    );
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openBooking(minutes);
  };
  return (
    <a href={bookingUrl} aria-haspopup="dialog" onClick={open} className={className}>
      {children}
    </a>
  );
}
