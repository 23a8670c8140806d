import { type ComponentType, useEffect, useState } from 'react';
import { closeBooking, useBookingRequest } from '../../platform/booking/open-booking.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { LevelBars } from '../../ui/loading/level-bars.tsx';
import type { BookingDialogProps } from './booking-dialog.tsx';
import { texts } from './texts.ts';

/** Shows the booking dialog. Every page that offers a booking has one; the dialog loads on request. */
export function BookingHost() {
  const request = useBookingRequest();
  const [Dialog, setDialog] = useState<ComponentType<BookingDialogProps> | null>(null);
  const bookingUrl = request?.bookingUrl;

  useEffect(() => {
    if (!bookingUrl || Dialog) return;
    import('./booking-dialog.tsx').then(
      ({ BookingDialog }) => setDialog(() => BookingDialog),
      // Our own part did not load; the booking page itself still may.
      () => window.location.assign(bookingUrl),
    );
  }, [bookingUrl, Dialog]);

  if (!request) return null;
  if (Dialog) return <Dialog {...request} onClose={closeBooking} />;
  return request.isOpen ? <Opening /> : null;
}

function Opening() {
  const t = useTexts(texts);
  return (
    <div className="fixed inset-0 z-50 flex items-center justify-center bg-scrim">
      <p role="status" className="flex items-center gap-3 rounded-panel bg-surface-raised px-6 py-4 shadow-overlay">
        <LevelBars className="h-4 w-7 text-brand" />
        {t.opening}
      </p>
    </div>
  );
}
