import { useCallback, useRef, useState } from 'react';
import { embedOf } from '../../platform/booking/embed-address.ts';
import type { MeetingLength } from '../../platform/booking/open-booking.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { settings } from '../../platform/settings.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { BookingFrame } from './booking-frame.tsx';
import { texts } from './texts.ts';

/** Another company's booking page in a frame, with a plain link if that does not work. */
export function BookingContent({ minutes, bookingUrl }: { minutes: MeetingLength; bookingUrl: string }) {
  const place = useRef<HTMLDivElement>(null);
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

interface BookingFallbackProps {
  bookingUrl: string;
  /** If another attempt could succeed. */
  onTryAgain: (() => void) | undefined;
}

function BookingFallback({ bookingUrl, onTryAgain }: BookingFallbackProps) {
  const t = useTexts(texts);
  const { supportEmail } = settings.brand;
  return (
    <div className="py-4">
      <div role="alert">
        <p className="font-semibold text-lg">{t.failed}</p>
        <p className="mt-1 text-ink-muted">{t.failedHow}</p>
      </div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <a href={bookingUrl} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'primary' })}>
          {t.openPage}
          <span className="sr-only"> ({t.newTab})</span>
        </a>
        <a href={`mailto:${supportEmail}`} className={`${buttonClass({})} wrap-anywhere`}>
          {t.write(supportEmail)}
        </a>
      </div>
      {onTryAgain && (
        <button
          type="button"
          onClick={onTryAgain}
          // Aligns the text, not the edge of a borderless button, with what is above.
          className={`${buttonClass({ variant: 'quiet' })} mt-3 max-sm:w-full sm:-ms-4`}
        >
          {t.again}
        </button>
      )}
    </div>
  );
}
