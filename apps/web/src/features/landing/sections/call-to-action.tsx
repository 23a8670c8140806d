import { paths } from '@evenway/contract';
import { closingTexts } from '../../../content/landing/closing.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { LevellingBars } from '../pictures/levelling-bars.tsx';

/** The last word, on dark ground in both themes, where the bars come to rest. */
export function CallToAction() {
  const t = useTexts(closingTexts);
  return (
    <section aria-labelledby="start-title" data-theme="dark" className="overflow-hidden bg-surface text-ink">
      <div className="relative mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-24">
        <div className="relative max-w-2xl">
          <h2 id="start-title" className="text-3xl sm:text-5xl">
            {t.title}
          </h2>
          <p className="mt-3 text-ink-muted text-lg sm:mt-5 sm:text-xl">{t.text}</p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
            <ButtonLink to={paths.signup} variant="primary">
              {t.signUp}
            </ButtonLink>
            <ButtonLink to={`${paths.landing}#book`}>{t.book}</ButtonLink>
          </div>
        </div>
        <LevellingBars className="pointer-events-none absolute end-0 top-1/2 hidden w-[30rem] -translate-y-1/2 text-brand lg:block" />
      </div>
    </section>
  );
}
