import { ApiError } from '../../platform/api/api-error.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { type LoginNotice, mentionsExistingAccount } from './login-notice.ts';
import { loginTexts } from './login-texts.ts';
import { ResendButton } from './resend-button.tsx';
import { useKnownMessage } from './use-known-message.ts';

interface LoginBannerProps {
  notice: LoginNotice;
  email: string;
}

export function LoginBanner({ notice, email }: LoginBannerProps) {
  const t = useTexts(loginTexts);
  const known = useKnownMessage('message' in notice ? notice.message : '');
  // An unknown error text is still an error.
  const fromAddress = known === null && notice.tone === 'error' ? t.failed : known;
  const textOf = () => {
    if ('error' in notice) return errorToText(notice.error, { network: t.network, fallback: t.failed });
    if ('ended' in notice) return t.ended[notice.ended];
    return 'text' in notice ? t[notice.text] : fromAddress;
  };
  const message = textOf();
  if (message === undefined || message === null) return null;
  // The address is known but not verified: a new mail can be requested.
  const canResend = 'error' in notice && notice.error instanceof ApiError && notice.error.code === 'email_not_verified';
  return (
    <Banner tone={notice.tone} live action={canResend && <ResendButton email={email} />}>
      <p>{message}</p>
      {mentionsExistingAccount(message) && <p className="mt-1">{t.existsHint}</p>}
    </Banner>
  );
}
