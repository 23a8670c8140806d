import { type User, updatePersonalInfo } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { describeError } from '../../platform/api/describe-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useForm } from '../../ui/use-form.ts';
import { personalInfoTexts } from './personal-info-texts.ts';
import { isSameInfo, normalizePersonalInfo, personalInfoOf, validatePersonalInfo } from './validate-personal-info.ts';

interface Outcome {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

export function usePersonalInfoForm(user: User) {
  const t = useTexts(personalInfoTexts);
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** An address that was asked for and not confirmed yet, as far as this visit knows. */
  const [waitingFor, setWaitingFor] = useState<string | null>(null);

  const form = useForm({
    initial: personalInfoOf(user),
    validate: (values) => validatePersonalInfo(values, t),
    submit: async (values) => {
      setOutcome(null);
      const asked = normalizePersonalInfo(values);
      const held = await call(updatePersonalInfo, { body: asked });
      if (asked.email !== held.email) setWaitingFor(asked.email);
      form.reset(personalInfoOf(held));
      setOutcome({ tone: 'success', message: t.saved });
      void queryClient.invalidateQueries();
    },
    onError: (error) => setOutcome({ tone: 'error', message: describeError(error, { fallback: t.failed }) }),
  });

  // The server may know better by now: the address was confirmed in another tab. What is being typed stays.
  const shown = useRef(user);
  const follow = useEffectEvent((next: User) => {
    if (isSameInfo(form.values, personalInfoOf(shown.current)) && !form.isSubmitting) form.reset(personalInfoOf(next));
    shown.current = next;
  });
  useEffect(() => follow(user), [user]);

  return { ...form, outcome, waitingFor: waitingFor === user.email ? null : waitingFor };
}
