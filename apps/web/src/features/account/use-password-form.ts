import { changePassword } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { describeError } from '../../platform/api/describe-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../platform/password-digest.ts';
import { focusField } from '../../ui/focus-field.ts';
import { useForm } from '../../ui/use-form.ts';
import { passwordTexts } from './password-texts.ts';
import { emptyPasswordChange, type PasswordChange, refusePasswordChange } from './validate-password-change.ts';

/** The fields are emptied after every attempt, so what was wrong is said once, above them. */
export function usePasswordForm() {
  const t = useTexts(passwordTexts);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);

  const fail = (message: string) => {
    form.reset();
    setProblem(message);
    focusField('currentPassword');
  };

  const form = useForm<PasswordChange>({
    initial: emptyPasswordChange,
    validate: () => ({}),
    submit: async (values) => {
      setProblem(null);
      setSaved(false);
      const refusal = refusePasswordChange(values, t);
      if (refusal !== null) return fail(refusal);
      const oldPassword = await digestPassword(values.currentPassword);
      const newPassword = await digestPassword(values.newPassword);
      await call(changePassword, { body: { oldPassword, newPassword } });
      form.reset();
      setSaved(true);
    },
    onError: (error) => fail(describeError(error, { fallback: t.failed })),
  });

  return { ...form, problem, isSaved };
}
