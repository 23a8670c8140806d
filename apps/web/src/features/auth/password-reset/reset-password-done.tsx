import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { loginAddress } from '../../../shared/sign-in/login-address.ts';
import { OtherAccount } from '../../../shared/sign-in/other-account.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { resetPasswordTexts } from './reset-password-texts.ts';

export function ResetPasswordDone() {
  const t = useTexts(resetPasswordTexts);
  const { isAuthenticated } = useSession();
  const login = loginAddress('passwordReset');
  return (
    <>
      <AuthHeading title={t.doneTitle} takesFocus>
        {isAuthenticated ? t.otherAccount : t.done}
      </AuthHeading>
      {isAuthenticated ? (
        <OtherAccount label={t.signOut} login={login} />
      ) : (
        <ButtonLink to={login} variant="primary" fullWidth>
          {t.toLogin}
        </ButtonLink>
      )}
    </>
  );
}
