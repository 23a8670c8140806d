import { I18nProvider } from 'react-aria-components';
import type { Router } from '../lib/router/router.ts';
import { Screens } from '../lib/router/screens.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { languagePreference } from '../platform/preferences/language.ts';
import { StepUpHost } from '../shared/step-up/step-up-host.tsx';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { LinkContext } from '../ui/navigation/link.tsx';
import { LanguageContext } from '../ui/texts.ts';
import { AppLink } from './links/app-link.tsx';
import { RouteError } from './route-error.tsx';
import { texts } from './texts.ts';

const LOCALES = { en: 'en-US', fr: 'fr-FR' } as const;

export function App({ router }: { router: Router }) {
  const language = languagePreference.use();
  return (
    <LanguageContext value={language}>
      <LinkContext value={AppLink}>
        <I18nProvider locale={LOCALES[language]}>
          <Screens router={router} Waiting={FirstLoad} Failed={RouteError} />
          <StepUpHost />
        </I18nProvider>
      </LinkContext>
    </LanguageContext>
  );
}

/** Shown until the code of the first screen has loaded. */
function FirstLoad() {
  const t = useTexts(texts);
  return <LoadingScreen label={t.loading} />;
}
