import { getSingleSignOn, paths, type SingleSignOn } from '@evenway/contract';
import { Navigate } from '../../lib/router/screens.tsx';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { DomainStep } from './domain-step.tsx';
import { ModeStep } from './mode-step.tsx';
import { ProviderStep } from './provider-step.tsx';
import { RolesStep } from './roles-step.tsx';
import { ssoTexts } from './texts.ts';
import { TryStep } from './try-step.tsx';

/** For admins. All steps are visible, one after the other. */
export function SingleSignOnPage() {
  const t = useTexts(ssoTexts);
  const { role } = useSession();
  usePageTitle(t.title);
  if (role !== 'ORG_ADMIN') return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={<ButtonLink to={paths.settings}>{t.back}</ButtonLink>}
      />
      <Steps />
    </>
  );
}

function Steps() {
  const t = useTexts(ssoTexts);
  const { data: settings, error, refetch } = useCall(getSingleSignOn, {});
  if (settings) return <LoadedSteps settings={settings} />;
  if (!error) return <Skeleton shape="block" label={t.loading} />;
  return (
    <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
      {errorToText(error, t.loadFailed)}
    </LoadProblem>
  );
}

function LoadedSteps({ settings }: { settings: SingleSignOn }) {
  return (
    <>
      <DomainStep settings={settings} />
      <ProviderStep settings={settings} />
      <TryStep settings={settings} />
      {/* The form starts again from newly saved settings, from here or from another admin. */}
      <ModeStep key={settings.mode} settings={settings} />
      <RolesStep key={`${settings.provider === null}`} settings={settings} />
    </>
  );
}
