import { bookingTexts } from '../../../content/landing/booking.ts';
import { offeredMeetings } from '../../../platform/booking/offered-meetings.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BookingLink } from './booking-link.tsx';
import { LandingSection } from './landing-section.tsx';

const NAMES = { 30: 'short', 60: 'long' } as const;

/** The length of a meeting determines its width. */
export function Booking() {
  const t = useTexts(bookingTexts);
  const meetings = offeredMeetings();
  if (meetings.length === 0) return null;
  return (
    <LandingSection id="book" title={t.title} lead={t.lead} tone="accent" heading="beside">
      <ul className="flex flex-col gap-5 sm:gap-10">
        {meetings.map((minutes) => (
          <li key={minutes}>
            <span aria-hidden="true" className={`block h-3 bg-brand sm:h-4 ${minutes === 30 ? 'w-1/2' : 'w-full'}`} />
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mt-5 sm:gap-x-8">
              {/* On narrower screens the booking button is below it. */}
              <div className="min-w-44 flex-1">
                <h3 className="text-lg sm:text-xl">{t.meetings[NAMES[minutes]].title}</h3>
                <p className="text-ink-muted sm:mt-1">{t.meetings[NAMES[minutes]].text}</p>
              </div>
              <div className="shrink-0">
                <BookingLink minutes={minutes}>{t.meetings[NAMES[minutes]].action}</BookingLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
