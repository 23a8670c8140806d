import { bookingTexts } from '../../../content/landing/booking.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BookingLink } from './booking-link.tsx';
import { LandingSection } from './landing-section.tsx';

const MEETINGS = [
  { name: 'short', minutes: 30 },
  { name: 'long', minutes: 60 },
] as const;

/** A meeting is drawn as long as it lasts. */
export function Booking() {
  const t = useTexts(bookingTexts);
  return (
    <LandingSection id="book" title={t.title} lead={t.lead} tone="accent" heading="beside">
      <ul className="flex flex-col gap-10">
        {MEETINGS.map(({ name, minutes }) => (
          <li key={name}>
            <span aria-hidden="true" className={`block h-4 bg-brand ${minutes === 30 ? 'w-1/2' : 'w-full'}`} />
            <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
              <div>
                <h3 className="text-xl">{t.meetings[name].title}</h3>
                <p className="mt-1 text-ink-muted">{t.meetings[name].text}</p>
              </div>
              <BookingLink minutes={minutes}>{t.meetings[name].action}</BookingLink>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
