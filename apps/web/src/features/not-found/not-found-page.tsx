import { paths } from '@evenway/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { texts } from './texts.ts';

export function NotFoundPage() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  usePageTitle(t.title);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-20 sm:px-6 sm:py-28">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {t.title}
      </h1>
      <p className="max-w-measure text-lg text-ink-muted">{t.advice}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={paths.landing} variant="primary">
          {t.home}
        </ButtonLink>
        <Button onPress={() => void navigate(-1)}>{t.back}</Button>
      </div>
    </div>
  );
}
