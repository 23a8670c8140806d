import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { loginAddress } from './login-address.ts';
import { OtherAccount } from './other-account.tsx';
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
