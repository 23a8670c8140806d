import { paths, resetPassword } from '@evenway/contract';
import { useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { describeError } from '../../platform/api/describe-error.ts';
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
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetPasswordTexts } from './reset-password-texts.ts';
import { validateReset } from './validate-reset.ts';
import { validationTexts } from './validation-messages.ts';

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts(resetPasswordTexts);
  const account = useTexts(accountTexts);
  const say = useTexts(validationTexts);
  const [problem, setProblem] = useState<{ message: string; isLinkDead: boolean } | null>(null);

  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    validate: (values) => validateReset(values, say),
    submit: async (values) => {
      setProblem(null);
      const newPassword = await digestPassword(values.newPassword);
      await call(resetPassword, { query: { token }, body: { newPassword } });
      onDone();
    },
    onError: (error) =>
      setProblem({
        message: describeError(error, { fallback: t.failed }),
        isLinkDead: error instanceof ApiError && error.status === 400,
      }),
  });

  return (
    <>
      <AuthHeading title={t.title} />
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <ErrorSummary title={account.summary} errors={form.errorList} />
        {problem && (
          <Banner
            tone="error"
            live
            action={problem.isLinkDead && <TextLink to={paths.forgotPassword}>{t.newLink}</TextLink>}
          >
            {problem.message}
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
