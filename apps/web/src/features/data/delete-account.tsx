import { deleteAccount, getCurrentUser, paths } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Section } from '../../ui/layout/section.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { deleteAccountTexts } from './delete-account-texts.ts';

export function DeleteAccount() {
  const t = useTexts(deleteAccountTexts);
  const { data: user } = useCall(getCurrentUser, {});
  return (
    <Section title={t.title} description={t.help}>
      <div className="max-w-xl">
        {user ? <DeleteAccountForm email={user.email} /> : <Skeleton shape="block" label={t.loading} />}
      </div>
    </Section>
  );
}

/** The page stays open until the person has read that it is done: they are signed out after that. */
function DeleteAccountForm({ email }: { email: string }) {
  const t = useTexts(deleteAccountTexts);
  const language = languagePreference.use();
  const { forgetAccount } = useSession();
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  const removal = useCallMutation({
    run: (typed: string) => call(deleteAccount, { body: { email: typed } }),
    failed: { unexplained: t.failed, network: t.offline, fallback: t.failed },
  });
  const form = useForm({
    initial: { confirmEmail: '' },
    validate: () => ({}),
    submit: async ({ confirmEmail }) => setDeletesAt((await removal.submit(confirmEmail.trim())).deletesAt),
  });

  if (deletesAt !== null)
    return (
      <Banner
        tone="success"
        takesFocus
        title={t.done}
        action={
          <Button variant="primary" onPress={forgetAccount}>
            {t.goOn}
          </Button>
        }
      >
        {t.doneHelp(formatDate(language, deletesAt))}
      </Banner>
    );
  return (
    <>
      <ul className="mb-6 flex list-disc flex-col gap-1.5 ps-5">
        {t.lost.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
        <li>
          {t.lastAdmin} <TextLink to={paths.team}>{t.toTeam}</TextLink>
        </li>
      </ul>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        {removal.problem && (
          <Banner tone="error" live>
            {removal.problem}
          </Banner>
        )}
        <TextField {...form.field('confirmEmail')} label={t.confirm(email)} autoComplete="off" />
        <div>
          <DisabledReason reason={form.values.confirmEmail.trim().toLowerCase() === email ? undefined : t.typeFirst}>
            <Button type="submit" variant="danger" isPending={form.isSubmitting} pendingLabel={t.submitting}>
              {t.submit}
            </Button>
          </DisabledReason>
        </div>
      </Form>
    </>
  );
}
