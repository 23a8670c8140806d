import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { type LoginNotice, mentionsExistingAccount } from './login-notice.ts';
import { loginTexts } from './login-texts.ts';
import { ResendButton } from './resend-button.tsx';

interface LoginBannerProps {
  notice: LoginNotice;
  email: string;
}

export function LoginBanner({ notice, email }: LoginBannerProps) {
  const t = useTexts(loginTexts);
  return (
    <Banner tone={notice.tone} live action={notice.canResend && <ResendButton email={email} />}>
      <p>{notice.message}</p>
      {mentionsExistingAccount(notice.message) && <p className="mt-1">{t.existsHint}</p>}
    </Banner>
  );
}
