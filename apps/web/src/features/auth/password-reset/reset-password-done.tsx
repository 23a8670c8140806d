import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { carryEmail } from '../../../shared/sign-in/carried-email.ts';
import { loginAddress } from '../../../shared/sign-in/login-address.ts';
import { OtherAccount } from '../../../shared/sign-in/other-account.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { resetPasswordTexts } from './reset-password-texts.ts';

export function ResetPasswordDone({ email }: { email: string }) {
  const t = useTexts(resetPasswordTexts);
  const { isAuthenticated } = useSession();
  const login = loginAddress('passwordReset');
  return (
    <>
      <AuthHeading title={t.doneTitle} takesFocus>
        {isAuthenticated ? t.otherAccount : t.done}
      </AuthHeading>
      {isAuthenticated ? (
        <OtherAccount label={t.signOut} login={login} email={email} />
      ) : (
        <ButtonLink to={login} state={carryEmail(email)} variant="primary" fullWidth>
          {t.toLogin}
        </ButtonLink>
      )}
    </>
  );
}
