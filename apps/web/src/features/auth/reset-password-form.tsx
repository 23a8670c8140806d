import { paths, resetPassword } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../platform/password-digest.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Form } from '../../ui/form.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useForm } from '../../ui/use-form.ts';
import { accountTexts } from './account-texts.ts';
import { AuthHeading } from './auth-heading.tsx';
import { isDeadLink } from './is-dead-link.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetPasswordTexts } from './reset-password-texts.ts';
import { validateReset } from './validate-reset.ts';
import { validationTexts } from './validation-messages.ts';

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts(resetPasswordTexts);
  const account = useTexts(accountTexts);
  const say = useTexts(validationTexts);
  const [failure, setFailure] = useState<unknown>(null);

  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    validate: (values) => validateReset(values, say),
    submit: async (values) => {
      setFailure(null);
      const newPassword = await digestPassword(values.newPassword);
      await call(resetPassword, { query: { token }, body: { newPassword } });
      onDone();
    },
    onError: setFailure,
  });

  return (
    <>
      <AuthHeading title={t.title} />
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <ErrorSummary title={account.summary} errors={form.errorList} />
        {failure !== null && (
          <Banner
            tone="error"
            live
            action={isDeadLink(failure) && <TextLink to={paths.forgotPassword}>{t.newLink}</TextLink>}
          >
            {errorToText(failure, { network: account.network, fallback: t.failed })}
          </Banner>
        )}
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
