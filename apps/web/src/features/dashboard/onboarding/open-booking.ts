import { openBooking as open } from '../../../platform/booking/open-booking.ts';

/**
 * The half hour in which a plan without a listed price is talked over. It waits until the dialog that asks for it has
 * gone and has given focus back, so that the booking returns focus to the same place.
 */
export function openBooking(framesLeft = 120): void {
  const isDialogThere = document.querySelector('[role="dialog"]') !== null;
  if (isDialogThere && framesLeft > 0) requestAnimationFrame(() => openBooking(framesLeft - 1));
  else requestAnimationFrame(() => requestAnimationFrame(() => open(30)));
}
