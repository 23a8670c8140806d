import { approveEmailChange, paths } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { MailedLinkPage } from '../../../shared/sign-in/mailed-link-page.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { approveEmailTexts } from './approve-email-texts.ts';

export function ApproveEmailPage() {
  const t = useTexts(approveEmailTexts);
  const toAccount = <ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>;
  return (
    <MailedLinkPage
      title={t.title}
      help={t.help}
      label={t.approve}
      pendingLabel={t.approving}
      noToken={t.noToken}
      failed={{ fallback: t.failed }}
      elsewhere={toAccount}
      run={async (token) => void (await call(approveEmailChange, { query: { token } }))}
    >
      <AuthHeading title={t.doneTitle} takesFocus>
        {t.done}
      </AuthHeading>
      {toAccount}
    </MailedLinkPage>
  );
}
