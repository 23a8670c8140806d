import { paths, restoreAccountByLink } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { MailedLinkPage } from '../../../shared/sign-in/mailed-link-page.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { texts } from './closed-texts.ts';

export function RestoreAccountPage() {
  const { link: t, account, restoring } = useTexts(texts);
  return (
    <MailedLinkPage
      title={t.title}
      help={t.help}
      label={account.restore}
      pendingLabel={restoring}
      noToken={t.noToken}
      failed={account.failed}
      gone={t.gone}
      elsewhere={<ButtonLink to={paths.login}>{t.signIn}</ButtonLink>}
      run={async (token) => void (await call(restoreAccountByLink, { query: { token } }))}
    >
      <AuthHeading title={t.doneTitle} takesFocus>
        {t.done}
      </AuthHeading>
      <ButtonLink to={paths.login} variant="primary">
        {t.signIn}
      </ButtonLink>
    </MailedLinkPage>
  );
}
