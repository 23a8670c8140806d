import { changePassword } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
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

/** The fields are emptied after every attempt, so what was wrong is said once, above them. */
export function usePasswordForm() {
  const t = useTexts(passwordTexts);
  const [failure, setFailure] = useState<PasswordRefusal | { readonly error: unknown } | null>(null);
  const [isSaved, setSaved] = useState(false);
  const describe = (reason: NonNullable<typeof failure>) =>
    typeof reason === 'string' ? t[reason] : errorToText(reason.error, { fallback: t.failed });

  const fail = (reason: NonNullable<typeof failure>) => {
    form.reset();
    setFailure(reason);
    focusField('currentPassword');
  };

  const form = useForm<PasswordChange>({
    initial: emptyPasswordChange,
    validate: () => ({}),
    submit: async (values) => {
      setFailure(null);
      setSaved(false);
      const refusal = refusePasswordChange(values);
      if (refusal !== null) return fail(refusal);
      const oldPassword = await digestPassword(values.currentPassword);
      const newPassword = await digestPassword(values.newPassword);
      await call(changePassword, { body: { oldPassword, newPassword } });
      form.reset();
      setSaved(true);
    },
    onError: (error) => fail({ error }),
  });

  return { ...form, problem: failure && describe(failure), isSaved };
}
