import { resendVerification } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { translateMessage } from '../../platform/i18n/translate-message.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { accountTexts } from '../account-form/account-texts.ts';
import { translateNotice } from './login-address.ts';
import { type LoginNotice, mentionsExistingAccount } from './login-notice.ts';
import { loginTexts } from './login-texts.ts';

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

/**
 * An English message from the address, in the current language. Null for unknown texts, undefined until that is known.
 */
function useKnownMessage(message: string): string | null | undefined {
  const language = languagePreference.use();
  const notice = translateNotice(message, language);
  const [translated, setTranslated] = useState<string | null>();

  useEffect(() => {
    if (notice !== undefined || message === '') return;
    let isGone = false;
    void translateMessage(message, language).then((found) => isGone || setTranslated(found));
    return () => {
      isGone = true;
    };
  }, [language, message, notice]);

  return notice ?? translated;
}

/** Requests a new verification mail after a refused sign-in. */
function ResendButton({ email }: { email: string }) {
  const t = useTexts(loginTexts);
  const { network } = useTexts(accountTexts);
  const mail = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => void (await call(resendVerification, { body: { email: email.trim() } })),
  });

  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" isPending={mail.isSubmitting} pendingLabel={t.resending} onPress={mail.handleSubmit}>
        {t.resend}
      </Button>
      <p role="status">
        {mail.isDone && t.resent}
        {mail.failure !== null && errorToText(mail.failure, { network, fallback: t.resendFailed })}
      </p>
    </div>
  );
}
