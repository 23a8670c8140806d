import { deleteAccount, getCurrentUser, paths } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { DeletionForm } from '../../../shared/data-rights/deletion-form.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
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

/** The page stays open until the person has read that it is done, because they are signed out after that. */
function DeleteAccountForm({ email }: { email: string }) {
  const t = useTexts(deleteAccountTexts);
  const language = languagePreference.use();
  const { forgetAccount } = useSession();
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
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
    <DeletionForm
      texts={t}
      lastItem={
        <>
          {t.lastAdmin} <TextLink to={paths.team}>{t.toTeam}</TextLink>
        </>
      }
      confirm={t.confirm(email)}
      isConfirmed={(typed) => typed.toLowerCase() === email}
      run={async (typed) => setDeletesAt((await call(deleteAccount, { body: { email: typed } })).deletesAt)}
    />
  );
}
