import { askForReset, getSecondStep, paths, type SecondStep } from '@evenway/contract';
import { useLocation } from '../../../lib/router/hooks.ts';
import { Navigate } from '../../../lib/router/screens.tsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useAnswer } from '../../../platform/api/use-answer.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { afterSignIn, readOrigin } from '../../../platform/session/redirect-target.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Divider } from '../../../ui/layout/divider.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { secondStepTexts } from './second-step-texts.ts';
import { useSecondStep } from './use-second-step.ts';

/** The pending sign-in is identified by a cookie, so a reload and the back button find it again. */
export function SecondStepPage() {
  const t = useTexts(secondStepTexts);
  const { isAuthenticated, orgId } = useSession();
  const { state, search } = useLocation();
  usePageTitle(t.title);
  if (!isAuthenticated) return <Waiting />;
  // Someone who came with an invitation returns to it: it can be accepted now.
  const token = new URLSearchParams(search).get('invitation');
  const target = token
    ? `${paths.acceptInvite}?${new URLSearchParams({ token })}`
    : afterSignIn(readOrigin(state), orgId);
  return <Navigate to={target} replace />;
}

function Waiting() {
  const t = useTexts(secondStepTexts);
  const step = useAnswer('', (_, signal) => call(getSecondStep, {}, { signal }));
  if (step.state === 'answered') return <Question step={step.answer} />;
  if (step.state === 'failed' && isOver(step.error)) return <Expired error={step.error} />;
  return (
    <>
      <AuthHeading title={t.title}>{t.help}</AuthHeading>
      {step.state === 'asking' ? (
        <Skeleton shape="line" width="w-64 max-w-full" label={t.loading} />
      ) : (
        <LoadProblem retryLabel={t.retry} onRetry={step.retry}>
          {errorToText(step.error, t.loadFailed)}
        </LoadProblem>
      )}
    </>
  );
}

function Question({ step }: { step: SecondStep }) {
  const t = useTexts(secondStepTexts);
  const { passkey, form, mode, setMode } = useSecondStep(step);
  const failure = passkey.failure ?? form.failure;
  if (isOver(failure)) return <Expired error={failure} />;
  const hasCode = step.authenticator || step.recoveryCode;
  return (
    <>
      <AuthHeading title={t.title}>{t.help}</AuthHeading>
      <div className="flex flex-col gap-6">
        <ErrorBanner>{failure !== null && errorToText(failure, { fallback: t.failed })}</ErrorBanner>
        {step.passkey && (
          <Button
            variant="primary"
            fullWidth
            isPending={passkey.isPending}
            pendingLabel={t.passkeyPending}
            isDisabled={form.isSubmitting}
            onPress={passkey.start}
          >
            {t.passkey}
          </Button>
        )}
        {step.passkey && hasCode && <Divider>{t.orCode}</Divider>}
        {hasCode && <SecondStepForm form={form} mode={mode} isMain={!step.passkey} />}
        {step.authenticator && step.recoveryCode && (
          <div>
            <Button variant="quiet" onPress={() => setMode(mode === 'app' ? 'recovery' : 'app')}>
              {mode === 'app' ? t.useRecovery : t.useApp}
            </Button>
          </div>
        )}
        <div className="border-line border-t pt-6 text-ink-muted">
          <h2 className="font-semibold text-ink">{t.lostTitle}</h2>
          <p>{t.lost}</p>
          <AskForReset />
        </div>
        <TextLink to={paths.login}>{t.other}</TextLink>
      </div>
    </>
  );
}

function Expired({ error }: { error: unknown }) {
  const t = useTexts(secondStepTexts);
  return (
    <>
      <AuthHeading title={t.expiredTitle} takesFocus>
        {errorToText(error, t.loadFailed)}
      </AuthHeading>
      <ButtonLink to={paths.login} variant="primary">
        {t.backToLogin}
      </ButtonLink>
    </>
  );
}

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'second_step_expired';

/** The last resort. The server knows whom an admin can help, and says so. */
function AskForReset() {
  const t = useTexts(secondStepTexts);
  const request = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => void (await call(askForReset, {})),
  });
  if (request.isDone)
    return (
      <div className="mt-4">
        <Banner tone="success" takesFocus>
          {t.asked}
        </Banner>
      </div>
    );
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <ErrorBanner>{request.failure !== null && errorToText(request.failure, { fallback: t.askFailed })}</ErrorBanner>
      <Button size="sm" isPending={request.isSubmitting} pendingLabel={t.asking} onPress={request.handleSubmit}>
        {t.askForReset}
      </Button>
    </div>
  );
}
