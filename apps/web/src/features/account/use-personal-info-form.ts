import {
  type CallInput,
  type CurrentUser,
  confirmWithFacebook,
  confirmWithGoogle,
  getCurrentUser,
  type SignInProvider,
  updatePersonalInfo,
} from '@evenway/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PEOPLE_CALLS } from '../../platform/api/affected-calls.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { buildPath } from '../../platform/api/build-request.ts';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../platform/password-digest.ts';
import { settings } from '../../platform/settings.ts';
import { focusField } from '../../ui/forms/focus-field.ts';
import { keepTypedValues } from '../../ui/forms/kept-values.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { personalInfoTexts } from './personal-info-texts.ts';
import { useConfirmation } from './use-confirmation.ts';
import {
  isSameInfo,
  normalizePersonalInfo,
  personalInfoOf,
  requiredProof,
  validatePersonalInfo,
} from './validate-personal-info.ts';

type PersonalInfoChange = CallInput<typeof updatePersonalInfo>['body'] & { readonly typedPassword?: string };

export function usePersonalInfoForm(user: CurrentUser) {
  const t = useTexts(personalInfoTexts);
  const update = useCallMutation({
    run: async ({ typedPassword, ...change }: PersonalInfoChange) => {
      const proof = typedPassword !== undefined && { currentPassword: await digestPassword(typedPassword) };
      return call(updatePersonalInfo, { body: { ...change, ...proof } });
    },
    replaces: queryKeyOf(getCurrentUser, {}),
    invalidates: PEOPLE_CALLS,
    failed: { fallback: t.failed },
  });
  /** The result of the last save: it succeeded, and it may have requested another address. */
  const [saved, setSaved] = useState<{ askedEmail: string | null; step: CurrentUser['pendingStep'] } | null>(null);
  const [confirmation, setConfirmation] = useConfirmation();

  const form = useForm({
    initial: personalInfoOf(user),
    validate: (values) => validatePersonalInfo(values, requiredProof(values, user) === 'password', t),
    submit: async (values) => {
      setSaved(null);
      const asked = normalizePersonalInfo(values);
      const needed = requiredProof(values, user);
      const isConfirmed = confirmation === 'done';
      if (needed === 'confirmation' && !isConfirmed && values.confirmWith !== 'email')
        return leaveToConfirm(values.confirmWith);
      const proof = {
        ...(needed === 'password' && { typedPassword: values.proofPassword }),
        ...(needed === 'confirmation' && !isConfirmed && { approveByEmail: true }),
      };
      const held = await update.submit({ ...asked, ...proof });
      const askedEmail = asked.email === held.email ? null : asked.email;
      // A confirmation allows one change; changing only the names does not consume it.
      if (askedEmail !== null || !isConfirmed) setConfirmation(null);
      form.reset(personalInfoOf(held));
      setSaved({ askedEmail, step: held.pendingStep });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'confirmation_required') setConfirmation(null);
      // Everything else stays as typed.
      if (!(error instanceof ApiError && error.code === 'wrong_password')) return;
      form.set('proofPassword', '');
      focusField('proofPassword');
    },
  });

  // The server may have newer data: the address was confirmed in another tab. What is being typed stays.
  const shown = useRef(user);
  const follow = useEffectEvent((next: CurrentUser) => {
    if (isSameInfo(form.values, personalInfoOf(shown.current)) && !form.isSubmitting) form.reset(personalInfoOf(next));
    shown.current = next;
  });
  useEffect(() => follow(user), [user]);

  // A provider that does not report the time of a sign-in will not do so the next time either.
  const preferEmail = useEffectEvent(() => form.set('confirmWith', 'email'));
  useEffect(() => {
    if (confirmation === 'unproven') preferEmail();
  }, [confirmation]);

  return { ...form, problem: update.problem, saved, confirmation, needed: requiredProof(form.values, user) };
}

const CALLS = { google: confirmWithGoogle, facebook: confirmWithFacebook };

/** Leaves for the provider for a new sign-in. What was typed is restored on return. */
function leaveToConfirm(provider: SignInProvider): void {
  keepTypedValues();
  window.location.assign(`${settings.apiUrl}${buildPath(CALLS[provider], {})}`);
}
