import { forgotPassword, paths } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { FormFailure } from '../../../shared/account-form/form-failure.tsx';
import { validateEmail } from '../../../shared/account-form/validate-email.ts';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { forgotPasswordTexts } from './forgot-password-texts.ts';

export function ForgotPasswordPage() {
  const t = useTexts(forgotPasswordTexts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(t.title);
  const [isAgain, setAgain] = useState(false);
  const askAgain = () => {
    setAgain(true);
    setSentTo(null);
  };
  return sentTo === null ? (
    <AskForEmail isAgain={isAgain} onSent={setSentTo} />
  ) : (
    <Sent email={sentTo} onAgain={askAgain} />
  );
}

function AskForEmail({ isAgain, onSent }: { isAgain: boolean; onSent: (email: string) => void }) {
  const t = useTexts(forgotPasswordTexts);
  const account = useTexts(accountTexts);
  const say = useTexts(validationTexts);

  const form = useForm({
    initial: { email: '' },
    validate: (values) => validateEmail(values, say),
    submit: async (values) => {
      const email = values.email.trim();
      await call(forgotPassword, { body: { email } });
      onSent(email);
    },
  });

  return (
    <>
      <AuthHeading title={t.title} takesFocus={isAgain}>
        {t.lead}
      </AuthHeading>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <FormFailure failure={form.failure} fallback={t.failed} />
        <EmailField {...form.field('email')} autoComplete="username" />
        <Button type="submit" variant="primary" fullWidth isPending={form.isSubmitting} pendingLabel={t.submitting}>
          {t.submit}
        </Button>
        <TextLink to={paths.login}>{account.backToLogin}</TextLink>
      </Form>
    </>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTexts(forgotPasswordTexts);
  const account = useTexts(accountTexts);
  return (
    <>
      <AuthHeading title={t.sentTitle} takesFocus>
        <p className="wrap-anywhere">{t.sent(email)}</p>
        <p className="mt-2">{t.expires}</p>
      </AuthHeading>
      <div className="action-row">
        <ButtonLink to={paths.login} variant="primary">
          {account.backToLogin}
        </ButtonLink>
        <Button onPress={onAgain}>{t.again}</Button>
      </div>
    </>
  );
}
