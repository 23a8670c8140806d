import { paths } from '@evenway/contract';
import { closingTexts } from '../../content/landing/closing.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The last word, on dark ground in both themes, with the road leading out of the page. */
export function CallToAction() {
  const t = useTexts(closingTexts);
  return (
    <section aria-labelledby="start-title" data-theme="dark" className="overflow-hidden bg-surface text-ink">
      <div className="relative mx-auto max-w-7xl px-4 py-20 sm:px-6 sm:py-28">
        <div className="relative max-w-2xl">
          <h2 id="start-title" className="text-4xl sm:text-5xl">
            {t.title}
          </h2>
          <p className="mt-5 text-ink-muted text-xl">{t.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.signup} variant="primary">
              {t.signUp}
            </ButtonLink>
            <ButtonLink to={`${paths.landing}#book`}>{t.book}</ButtonLink>
          </div>
        </div>
        <svg
          viewBox="0 0 400 200"
          aria-hidden="true"
          focusable="false"
          className="pointer-events-none absolute end-0 top-1/2 hidden w-[34rem] -translate-y-1/2 translate-x-1/4 text-brand lg:block"
          fill="currentColor"
        >
          <rect x="0" y="46" width="400" height="36" rx="3" />
          <rect x="0" y="118" width="400" height="36" rx="3" />
        </svg>
      </div>
    </section>
  );
}
