import { type CurrentUser, getCurrentUser, updatePersonalInfo } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { describeError } from '../../platform/api/describe-error.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../platform/password-digest.ts';
import { focusField } from '../../ui/focus-field.ts';
import { useForm } from '../../ui/use-form.ts';
import { personalInfoTexts } from './personal-info-texts.ts';
import {
  isSameInfo,
  needsProof,
  normalizePersonalInfo,
  personalInfoOf,
  validatePersonalInfo,
} from './validate-personal-info.ts';

export function usePersonalInfoForm(user: CurrentUser) {
  const t = useTexts(personalInfoTexts);
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  /** What the last save has done: it went through, and it may have asked for another address. */
  const [saved, setSaved] = useState<{ askedEmail: string | null } | null>(null);

  const form = useForm({
    initial: personalInfoOf(user),
    validate: (values) => validatePersonalInfo(values, needsProof(values, user), t),
    submit: async (values) => {
      setFailure(null);
      setSaved(null);
      const asked = normalizePersonalInfo(values);
      const proof = needsProof(values, user) ? { currentPassword: await digestPassword(values.proofPassword) } : {};
      const held = await call(updatePersonalInfo, { body: { ...asked, ...proof } });
      const askedEmail = asked.email === held.email ? null : asked.email;
      form.reset(personalInfoOf(held));
      setSaved({ askedEmail });
      queryClient.setQueryData(queryKeyOf(getCurrentUser, {}), held);
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      setFailure(error);
      // All else stays as it was typed.
      if (!(error instanceof ApiError && error.code === 'wrong_password')) return;
      form.set('proofPassword', '');
      focusField('proofPassword');
    },
  });

  // The server may know better by now: the address was confirmed in another tab. What is being typed stays.
  const shown = useRef(user);
  const follow = useEffectEvent((next: CurrentUser) => {
    if (isSameInfo(form.values, personalInfoOf(shown.current)) && !form.isSubmitting) form.reset(personalInfoOf(next));
    shown.current = next;
  });
  useEffect(() => follow(user), [user]);

  const problem = failure === null ? null : describeError(failure, { fallback: t.failed });
  return { ...form, problem, saved, needsPassword: needsProof(form.values, user) };
}
