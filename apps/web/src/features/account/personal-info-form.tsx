import { type CurrentUser, getCurrentUser, NAME_MAX_LENGTH, updatePersonalInfo } from '@evenway/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PEOPLE_CALLS } from '../../platform/api/affected-calls.ts';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { EmailField } from '../../shared/account-form/email-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { PendingEmail } from './pending-email.tsx';
import { personalInfoTexts } from './personal-info-texts.ts';
import {
  isSameInfo,
  normalizePersonalInfo,
  type PersonalInfo,
  personalInfoOf,
  validatePersonalInfo,
} from './validate-personal-info.ts';

export function PersonalInfoForm({ user }: { user: CurrentUser }) {
  const t = useTexts(personalInfoTexts);
  const form = usePersonalInfoForm(user);
  const { problem, saved } = form;
  return (
    <div className="max-w-xl">
      <Form onSubmit={form.handleSubmit}>
        <ErrorSummary title={t.summary} errors={form.errorList} />
        <ErrorBanner>{problem}</ErrorBanner>
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...form.field('firstName')}
            label={t.firstName}
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
          />
          <TextField
            {...form.field('lastName')}
            label={t.lastName}
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
          />
        </div>
        <EmailField {...form.field('email')} label={t.email} description={t.emailHelp} autoComplete="email" />
        <div>
          <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={t.submitting}>
            {t.submit}
          </Button>
        </div>
      </Form>
      <PendingEmail user={user} />
      <div role="status" className="wrap-anywhere *:mt-6">
        {saved && (
          <Banner tone="success">
            <p className="font-semibold">{t.saved}</p>
            {saved.askedEmail && <p>{t.confirmEmail(saved.askedEmail, user.email)}</p>}
          </Banner>
        )}
      </div>
    </div>
  );
}

function usePersonalInfoForm(user: CurrentUser) {
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
