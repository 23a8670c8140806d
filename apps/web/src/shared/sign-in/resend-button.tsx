import { resendVerification } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { accountTexts } from '../account-form/account-texts.ts';
import { loginTexts } from './login-texts.ts';

/** Requests a new verification mail after a refused sign-in. */
export function ResendButton({ email }: { email: string }) {
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
