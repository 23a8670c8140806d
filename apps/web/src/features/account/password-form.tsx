import { changePassword } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../platform/password-digest.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { focusField } from '../../ui/forms/focus-field.ts';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { passwordTexts } from './password-texts.ts';
import {
  emptyPasswordChange,
  type PasswordChange,
  type PasswordRefusal,
  refusePasswordChange,
} from './validate-password-change.ts';

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

/** The fields are cleared after every attempt, so errors are shown once, above them. */
function usePasswordForm() {
  const t = useTexts(passwordTexts);
  const [refusal, setRefusal] = useState<PasswordRefusal | null>(null);
  const change = useCallMutation({
    run: async (typed: PasswordChange) => {
      const oldPassword = await digestPassword(typed.currentPassword);
      const newPassword = await digestPassword(typed.newPassword);
      return call(changePassword, { body: { oldPassword, newPassword } });
    },
    failed: { fallback: t.failed },
  });

  const startAgain = () => {
    form.reset();
    focusField('currentPassword');
  };

  const form = useForm<PasswordChange>({
    initial: emptyPasswordChange,
    validate: () => ({}),
    submit: async (values) => {
      const refused = refusePasswordChange(values);
      setRefusal(refused);
      change.reset();
      if (refused !== null) return startAgain();
      await change.submit(values);
      form.reset();
    },
    onError: startAgain,
  });

  return { ...form, problem: refusal === null ? change.problem : t[refusal], isSaved: change.isDone };
}
