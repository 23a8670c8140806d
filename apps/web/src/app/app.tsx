import { I18nProvider } from 'react-aria-components';
import { RouterProvider } from 'react-router';
import { languagePreference } from '../platform/preferences/language.ts';
import { LinkContext } from '../ui/navigation/link.tsx';
import { LanguageContext } from '../ui/texts.ts';
import { AppLink } from './links/app-link.tsx';
import { router } from './router.tsx';

const LOCALES = { en: 'en-US', fr: 'fr-FR' } as const;

export function App() {
  const language = languagePreference.use();
  return (
    <LanguageContext value={language}>
      <LinkContext value={AppLink}>
        <I18nProvider locale={LOCALES[language]}>
          <RouterProvider router={router} />
        </I18nProvider>
      </LinkContext>
    </LanguageContext>
  );
}
