import { paths, restoreAccountByLink } from '@evenway/contract';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../platform/api/is-dead-link.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { AuthHeading } from '../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { texts } from './texts.ts';

/** Opening the link keeps nothing: programs that look into mails open links too. A person presses the button. */
export function RestoreAccountPage() {
  const { link: t, account, restoring: pendingLabel } = useTexts(texts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(t.title);
  const restoring = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      if (token !== null) await call(restoreAccountByLink, { query: { token } });
    },
  });

  if (restoring.isDone)
    return (
      <>
        <AuthHeading title={t.doneTitle} takesFocus>
          {t.done}
        </AuthHeading>
        <ButtonLink to={paths.login} variant="primary">
          {t.signIn}
        </ButtonLink>
      </>
    );
  const { failure } = restoring;
  const isDead = isDeadLink(failure);
  const isUsable = token !== null && !isDead;
  const problem =
    token === null ? t.noToken : isDead ? t.gone : failure !== null && errorToText(failure, account.failed);
  return (
    <>
      <AuthHeading title={t.title}>{isUsable && t.help}</AuthHeading>
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
              isPending={restoring.isSubmitting}
              pendingLabel={pendingLabel}
              onPress={restoring.handleSubmit}
            >
              {account.restore}
            </Button>
          )}
          <ButtonLink to={paths.login}>{t.signIn}</ButtonLink>
        </div>
      </div>
    </>
  );
}
