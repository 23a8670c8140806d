import { paths } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { accountTexts } from './account-texts.ts';
import { loginTexts } from './login-texts.ts';
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
