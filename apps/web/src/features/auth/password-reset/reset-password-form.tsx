import { paths, resetPassword } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../../platform/password-digest.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { FormFailure } from '../../../shared/account-form/form-failure.tsx';
import { NewPasswordFields } from '../../../shared/account-form/new-password-fields.tsx';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { resetPasswordTexts } from './reset-password-texts.ts';
import { validateReset } from './validate-reset.ts';

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: (email: string) => void }) {
  const t = useTexts(resetPasswordTexts);
  const account = useTexts(accountTexts);
  const messages = useTexts(validationTexts);

  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    validate: (values) => validateReset(values, messages),
    submit: async (values) => {
      const newPassword = await digestPassword(values.newPassword);
      const { email } = await call(resetPassword, { query: { token }, body: { newPassword } });
      onDone(email);
    },
  });

  return (
    <>
      <AuthHeading title={t.title} />
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <ErrorSummary title={account.summary} errors={form.errorList} />
        <FormFailure
          failure={form.failure}
          fallback={t.failed}
          action={isDeadLink(form.failure) && <TextLink to={paths.forgotPassword}>{t.newLink}</TextLink>}
        />
        <NewPasswordFields
          label={account.newPassword}
          confirmLabel={account.newConfirmPassword}
          description={account.newPasswordHelp}
          password={form.field('newPassword')}
          confirm={form.field('confirmPassword')}
        />
        <Button type="submit" variant="primary" fullWidth isPending={form.isSubmitting} pendingLabel={t.submitting}>
          {t.submit}
        </Button>
      </Form>
    </>
  );
}
