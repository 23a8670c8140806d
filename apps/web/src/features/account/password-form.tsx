import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordTexts } from './password-texts.ts';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordForm({ email }: { email: string }) {
  const t = useTexts(passwordTexts);
  const form = usePasswordForm();
  const { outcome } = form;
  return (
    <div className="max-w-xl">
      <Form onSubmit={form.handleSubmit}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('currentPassword')} label={t.current} autoComplete="current-password" />
        <PasswordField
          {...form.field('newPassword')}
          label={t.next}
          description={t.nextHelp}
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmPassword')} label={t.confirm} autoComplete="new-password" />
        <div>
          <Button type="submit" isPending={form.isSubmitting} pendingLabel={t.submitting}>
            {t.submit}
          </Button>
        </div>
      </Form>
      <div role={outcome?.tone === 'error' ? 'alert' : 'status'} className="*:mt-6">
        {outcome && (
          <Banner tone={outcome.tone}>
            <p>{outcome.message}</p>
            <p>{outcome.tone === 'success' ? t.othersEnded : t.cleared}</p>
          </Banner>
        )}
      </div>
    </div>
  );
}
