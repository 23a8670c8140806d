import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { passwordTexts } from './password-texts.ts';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordForm({ email }: { email: string }) {
  const t = useTexts(passwordTexts);
  const form = usePasswordForm();
  return (
    <div className="max-w-xl">
      <Form onSubmit={form.handleSubmit}>
        {form.problem && (
          <Banner tone="error" live>
            <p className="font-semibold">{form.problem}</p>
            <p>{t.cleared}</p>
          </Banner>
        )}
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
      <div role="status" className="*:mt-6">
        {form.isSaved && (
          <Banner tone="success">
            <p className="font-semibold">{t.saved}</p>
            <p>{t.othersEnded}</p>
          </Banner>
        )}
      </div>
    </div>
  );
}
