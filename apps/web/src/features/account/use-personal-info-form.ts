import { type CurrentUser, getCurrentUser, updatePersonalInfo } from '@evenway/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PEOPLE_CALLS } from '../../platform/api/affected-calls.ts';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { personalInfoTexts } from './personal-info-texts.ts';
import {
  isSameInfo,
  normalizePersonalInfo,
  type PersonalInfo,
  personalInfoOf,
  validatePersonalInfo,
} from './validate-personal-info.ts';

export function usePersonalInfoForm(user: CurrentUser) {
  const t = useTexts(personalInfoTexts);
  const update = useCallMutation({
    run: (body: PersonalInfo) => call(updatePersonalInfo, { body }),
    replaces: queryKeyOf(getCurrentUser, {}),
    invalidates: PEOPLE_CALLS,
    failed: { fallback: t.failed },
  });
  /** The result of the last save: it succeeded, and it may have requested another address. */
  const [saved, setSaved] = useState<{ askedEmail: string | null } | null>(null);

  const form = useForm({
    initial: personalInfoOf(user),
    validate: (values) => validatePersonalInfo(values, t),
    submit: async (values) => {
      setSaved(null);
      const asked = normalizePersonalInfo(values);
      const held = await update.submit(asked);
      form.reset(personalInfoOf(held));
      setSaved({ askedEmail: asked.email === held.email ? null : asked.email });
    },
  });

  // The server may have newer data: the address was confirmed in another tab. What is being typed stays.
  const shown = useRef(user);
  const follow = useEffectEvent((next: CurrentUser) => {
    if (isSameInfo(form.values, personalInfoOf(shown.current)) && !form.isSubmitting) form.reset(personalInfoOf(next));
    shown.current = next;
  });
  useEffect(() => follow(user), [user]);

  return { ...form, problem: form.failure === null ? null : update.problem, saved };
}
