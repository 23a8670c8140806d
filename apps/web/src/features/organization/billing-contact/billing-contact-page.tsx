import { answerBillingContact, getBillingContact, paths } from '@evenway/contract';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';
import { useAnswer } from '../../../platform/api/use-answer.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { LinkFailure } from '../../../shared/sign-in/link-failure.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { texts } from './texts.ts';

/**
 * For a person who was entered as billing contact, and who need not have an account. Opening the link changes nothing.
 */
export function BillingContactPage() {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(t.page);
  if (token) return <Question token={token} />;
  return (
    <>
      <AuthHeading title={t.page} />
      <Failed reason={t.noToken} />
    </>
  );
}

type Asked = Awaited<ReturnType<typeof ask>>;
const ask = (token: string, signal: AbortSignal) => call(getBillingContact, { query: { token } }, { signal });

function Question({ token }: { token: string }) {
  const t = useTexts(texts);
  const question = useAnswer(token, ask);
  if (question.state === 'answered') return <Answer token={token} asked={question.answer} />;
  return (
    <>
      <AuthHeading title={t.page} />
      {question.state === 'asking' && <Spinner label={t.loading} />}
      {question.state === 'failed' && <Refused error={question.error} onRetry={question.retry} />}
    </>
  );
}

function Answer({ token, asked: { email, organizationName, isConfirmed } }: { token: string; asked: Asked }) {
  const t = useTexts(texts);
  const form = useForm<{ accept: boolean }>({
    isKept: false,
    initial: { accept: false },
    validate: () => ({}),
    submit: async ({ accept }) => {
      await call(answerBillingContact, { query: { token }, body: { accept } });
    },
  });
  const { accept } = form.values;
  const respond = (answer: boolean) => {
    form.set('accept', answer);
    form.handleSubmit();
  };

  if (form.isDone)
    return (
      <>
        <AuthHeading title={accept ? t.accepted : t.declined} takesFocus>
          {accept ? t.acceptedHelp : t.declinedHelp}
        </AuthHeading>
        <ButtonLink to={paths.landing}>{t.home}</ButtonLink>
      </>
    );
  if (isDeadLink(form.failure))
    return (
      <>
        <AuthHeading title={t.page} />
        <Refused error={form.failure} />
      </>
    );
  const own = { unexplained: t.failed, network: t.offline, fallback: t.failed };
  return (
    <>
      <AuthHeading title={isConfirmed ? t.confirmed(organizationName) : t.asked(organizationName)}>
        <p className="wrap-anywhere">{isConfirmed ? t.confirmedHelp(email) : t.askedHelp(email)}</p>
      </AuthHeading>
      <div className="flex flex-col gap-6">
        <ErrorBanner>{form.failure !== null && errorToText(form.failure, own)}</ErrorBanner>
        <div className="action-row">
          {!isConfirmed && (
            <Button
              variant="primary"
              isPending={form.isSubmitting && accept}
              isDisabled={form.isSubmitting}
              pendingLabel={t.saving}
              onPress={() => respond(true)}
            >
              {t.accept}
            </Button>
          )}
          <Button
            isPending={form.isSubmitting && !accept}
            isDisabled={form.isSubmitting}
            pendingLabel={t.saving}
            onPress={() => respond(false)}
          >
            {isConfirmed ? t.stop : t.decline}
          </Button>
        </div>
      </div>
    </>
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTexts(texts);
  const isDead = isDeadLink(error);
  const own = { unexplained: t.unreadable, network: t.unreadable, fallback: t.unreadable };
  return <Failed reason={isDead ? t.dead : errorToText(error, own)} onRetry={isDead ? undefined : onRetry} />;
}

function Failed({ reason, onRetry }: { reason: string; onRetry?: (() => void) | undefined }) {
  const t = useTexts(texts);
  return <LinkFailure reason={reason} onRetry={onRetry} retryLabel={t.retry} to={paths.landing} label={t.home} />;
}
