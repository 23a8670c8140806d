import { paths } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { accountTexts } from '../../shared/account-form/account-texts.ts';
import { EmailField } from '../../shared/account-form/email-field.tsx';
import { FormFailure } from '../../shared/account-form/form-failure.tsx';
import { validateEmail } from '../../shared/account-form/validate-email.ts';
import { validationTexts } from '../../shared/account-form/validation-messages.ts';
import { AuthHeading } from '../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

interface EmailRequestFormProps {
  texts: Record<'title' | 'lead' | 'submit' | 'submitting' | 'failed', string>;
  takesFocus?: boolean;
  submit: (email: string) => Promise<unknown>;
}

/** A page that only asks for an email address, for someone who is not signed in. */
export function EmailRequestForm({ texts: t, takesFocus = false, submit }: EmailRequestFormProps) {
  const account = useTexts(accountTexts);
  const messages = useTexts(validationTexts);
  const form = useForm({
    initial: { email: '' },
    validate: (values) => validateEmail(values, messages),
    submit: async ({ email }) => void (await submit(email.trim())),
  });
  return (
    <>
      <AuthHeading title={t.title} takesFocus={takesFocus}>
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
