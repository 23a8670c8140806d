import { paths } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdjustablePage } from './adjustable-page.tsx';
import { texts } from './texts.ts';

export function Hero() {
  const t = useTexts(texts).hero;
  return (
    <div className="mx-auto grid max-w-7xl items-center gap-12 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-2 lg:gap-16">
      <div className="flex flex-col gap-6">
        <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
          {t.title}
        </h1>
        <p className="max-w-measure text-lg text-ink-muted">{t.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.signup} variant="primary">
            {t.signUp}
          </ButtonLink>
          <ButtonLink to={paths.login}>{t.login}</ButtonLink>
        </div>
        <p className="text-sm text-ink-muted">{t.note}</p>
      </div>
      <AdjustablePage />
    </div>
  );
}
