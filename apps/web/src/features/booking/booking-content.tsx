import { useCallback, useRef, useState } from 'react';
import { embedOf } from '../../platform/booking/embed-address.ts';
import type { MeetingLength } from '../../platform/booking/open-booking.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { settings } from '../../platform/settings.ts';
import { BookingFallback } from './booking-fallback.tsx';
import { BookingFrame } from './booking-frame.tsx';

/** Another company's booking page in a frame, with a plain link if that does not work. */
export function BookingContent({ minutes }: { minutes: MeetingLength }) {
  const place = useRef<HTMLDivElement>(null);
  const bookingUrl = settings.brand.bookingUrls[minutes];
  const [theme] = useState(() => document.documentElement.dataset.theme ?? 'light');
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);

  const language = languagePreference.use();
  const embed = embedOf(bookingUrl, minutes, {
    origin: window.location.origin,
    theme,
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const tryAgain = () => {
    setAttempt(attempt + 1);
    setFailed(false);
    // The focused button disappears.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {embed && !hasFailed ? (
        <BookingFrame key={attempt} embed={embed} minutes={minutes} bookingUrl={bookingUrl} onFail={fail} />
      ) : (
        <BookingFallback bookingUrl={bookingUrl} onTryAgain={embed ? tryAgain : undefined} />
      )}
    </div>
  );
}
