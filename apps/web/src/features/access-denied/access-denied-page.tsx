import { paths, publicAddress } from '@evenway/contract';
import { useState } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { goBack } from '../../platform/page/go-back.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { AccessDeniedIllustration } from './access-denied-illustration.tsx';
import { texts } from './texts.ts';

export function AccessDeniedPage() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const language = languagePreference.use();
  const { logout } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  usePageTitle(t.title);

  async function signOut() {
    setLeaving(true);
    await logout();
    await navigate(paths.login, { replace: true });
  }

  return (
    <MessagePage
      title={t.title}
      picture={<AccessDeniedIllustration />}
      actions={
        <>
          <Button onPress={() => goBack(publicAddress('landing', language))}>{t.back}</Button>
          <ButtonLink to={paths.dashboard} variant="primary">
            {t.dashboard}
          </ButtonLink>
          <Button variant="quiet" isPending={isLeaving} onPress={() => void signOut()}>
            {t.signOut}
          </Button>
        </>
      }
    >
      {t.reason}
    </MessagePage>
  );
}
