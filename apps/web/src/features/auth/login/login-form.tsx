import { paths } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { loginTexts } from '../../../shared/sign-in/login-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import type { LoginFormState } from './use-login-form.ts';

export function LoginForm({ form }: { form: LoginFormState }) {
  const t = useTexts(loginTexts);
  const account = useTexts(accountTexts);
  return (
    <Form label={t.title} onSubmit={form.handleSubmit}>
      <TextField
        {...form.field('email')}
        label={account.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        isReadOnly={form.isSubmitting}
      />
      <PasswordField
        {...form.field('password')}
        label={account.password}
        autoComplete="current-password"
        isReadOnly={form.isSubmitting}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Checkbox {...form.checkbox('rememberMe')} isDisabled={form.isSubmitting}>
          {t.rememberMe}
        </Checkbox>
        <TextLink to={paths.forgotPassword}>{t.forgot}</TextLink>
      </div>
      <Button
        type="submit"
        variant="primary"
        fullWidth
        isDisabled={form.isIncomplete}
        isPending={form.isSubmitting}
        pendingLabel={t.submitting}
      >
        {t.submit}
      </Button>
    </Form>
  );
}
