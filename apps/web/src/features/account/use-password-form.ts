import { changePassword } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../platform/password-digest.ts';
import { focusField } from '../../ui/forms/focus-field.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { passwordTexts } from './password-texts.ts';
import {
  emptyPasswordChange,
  type PasswordChange,
  type PasswordRefusal,
  refusePasswordChange,
} from './validate-password-change.ts';

/** The fields are cleared after every attempt, so errors are shown once, above them. */
export function usePasswordForm() {
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
