import { confirmReset, paths, stopReset } from '@evenway/contract';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { secondStepTexts } from './second-step-texts.ts';

/** The mailed link begins the wait. */
export function ResetSecondFactorPage() {
  const t = useTexts(secondStepTexts);
  const language = languagePreference.use();
  const [dueAt, setDueAt] = useState('');
  return (
    <LinkPage
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
    </LinkPage>
  );
}

/** The link of each mail about it ends the wait. */
export function KeepSecondFactorPage() {
  const t = useTexts(secondStepTexts);
  return (
    <LinkPage
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
    </LinkPage>
  );
}

interface LinkPageProps {
  title: string;
  help: string;
  label: string;
  pendingLabel: string;
  run: (token: string) => Promise<void>;
  /** Once it is done. */
  children: ReactNode;
}

/** Opening the link does nothing: programs that look into mails open links too. A person presses the button. */
function LinkPage({ title, help, label, pendingLabel, run, children }: LinkPageProps) {
  const t = useTexts(secondStepTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(title);
  const use = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      if (token !== null) await run(token);
    },
  });
  if (use.isDone) return children;
  const problem = token === null ? t.noToken : use.failure !== null && errorToText(use.failure, { fallback: t.failed });
  const isUsable = token !== null && !isDeadLink(use.failure);
  return (
    <>
      <AuthHeading title={title}>{isUsable && help}</AuthHeading>
      <div className="flex flex-col gap-6">
        {problem && (
          <Banner tone="error" live>
            {problem}
          </Banner>
        )}
        <div className="action-row">
          {isUsable && (
            <Button
              variant="primary"
              isPending={use.isSubmitting}
              pendingLabel={pendingLabel}
              onPress={use.handleSubmit}
            >
              {label}
            </Button>
          )}
          <ButtonLink to={paths.login}>{t.backToLogin}</ButtonLink>
        </div>
      </div>
    </>
  );
}
