import { openBooking as open } from '../../../platform/booking/open-booking.ts';

/**
 * The booking dialog for a plan without a listed price. It waits until the dialog that opens it has closed and returned
 * the focus, so that the booking returns focus to the same place.
 */
export function openBooking(framesLeft = 120): void {
  const isDialogThere = document.querySelector('[role="dialog"]') !== null;
  if (isDialogThere && framesLeft > 0) requestAnimationFrame(() => openBooking(framesLeft - 1));
  else requestAnimationFrame(() => requestAnimationFrame(() => open(30)));
}
