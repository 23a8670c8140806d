import { settings } from '../../../platform/settings.ts';

/** The half hour in which a plan without a listed price is talked over. */
export function openBooking(): void {
  window.open(settings.brand.bookingUrls[30], '_blank', 'noopener');
}
