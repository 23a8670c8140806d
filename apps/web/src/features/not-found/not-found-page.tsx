import { paths, publicAddress } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { goBack } from '../../platform/page/go-back.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { NotFoundIllustration } from './not-found-illustration.tsx';
import { texts } from './texts.ts';

export function NotFoundPage() {
  const t = useTexts(texts);
  const language = languagePreference.use();
  usePageTitle(t.title);
  return (
    <MessagePage
      title={t.title}
      picture={<NotFoundIllustration />}
      actions={
        <>
          <ButtonLink to={paths.landing} variant="primary">
            {t.home}
          </ButtonLink>
          <Button onPress={() => goBack(publicAddress('landing', language))}>{t.back}</Button>
        </>
      }
    >
      {t.advice}
    </MessagePage>
  );
}
