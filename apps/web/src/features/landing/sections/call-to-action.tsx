import { paths } from '@evenway/contract';
import { closingTexts } from '../../../content/landing/closing.ts';
import { offeredMeetings } from '../../../platform/booking/offered-meetings.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { LevellingBars } from '../pictures/levelling-bars.tsx';
import { BookingLink } from './booking-link.tsx';
import { StartLink } from './start-link.tsx';

/** The closing section, dark in both themes, where the bars come to rest. */
export function CallToAction() {
  const t = useTexts(closingTexts);
  return (
    <section aria-labelledby="start-title" data-theme="dark" className="overflow-hidden bg-surface text-ink">
      <div className="site-column relative py-12 sm:py-24">
        <div className="relative max-w-2xl">
          <h2 id="start-title" className="text-3xl sm:text-5xl">
            {t.title}
          </h2>
          <p className="mt-3 text-ink-muted text-lg sm:mt-5 sm:text-xl">{t.text}</p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
            <StartLink signUp={{ label: t.signUp }} goOn={{ label: t.dashboard }} />
            {offeredMeetings().length > 0 ? (
              <ButtonLink to={`${paths.landing}#book`}>{t.book}</ButtonLink>
            ) : (
              <BookingLink minutes={30}>{t.book}</BookingLink>
            )}
          </div>
        </div>
        <LevellingBars className="pointer-events-none absolute end-6 top-1/2 hidden w-[28rem] -translate-y-1/2 text-brand lg:block xl:end-17" />
      </div>
    </section>
  );
}
