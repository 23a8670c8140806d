import { confirmReset, paths, stopReset } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { MailedLinkPage } from '../../../shared/sign-in/mailed-link-page.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { secondStepTexts } from './second-step-texts.ts';

/** The mailed link starts the waiting period. */
export function ResetSecondFactorPage() {
  const t = useTexts(secondStepTexts);
  const language = languagePreference.use();
  const [dueAt, setDueAt] = useState('');
  return (
    <MailedLinkPage
      {...useLinkTexts()}
      title={t.resetTitle}
      help={t.resetHelp}
      label={t.begin}
      pendingLabel={t.beginning}
      run={async (token) => setDueAt((await call(confirmReset, { query: { token } })).dueAt)}
    >
      <AuthHeading title={t.begun} takesFocus>
        {dueAt && t.begunHelp(formatDate(language, dueAt))}
      </AuthHeading>
      <ButtonLink to={paths.login}>{t.backToLogin}</ButtonLink>
    </MailedLinkPage>
  );
}

/** The link in each mail about it stops the reset. */
export function KeepSecondFactorPage() {
  const t = useTexts(secondStepTexts);
  return (
    <MailedLinkPage
      {...useLinkTexts()}
      title={t.keepTitle}
      help={t.keepHelp}
      label={t.keep}
      pendingLabel={t.keeping}
      run={async (token) => void (await call(stopReset, { query: { token } }))}
    >
      <AuthHeading title={t.kept} takesFocus>
        {t.keptHelp}
      </AuthHeading>
      <ButtonLink to={paths.forgotPassword}>{t.choosePassword}</ButtonLink>
    </MailedLinkPage>
  );
}

function useLinkTexts() {
  const t = useTexts(secondStepTexts);
  return {
    noToken: t.noToken,
    failed: { fallback: t.failed },
    elsewhere: <ButtonLink to={paths.login}>{t.backToLogin}</ButtonLink>,
  };
}
