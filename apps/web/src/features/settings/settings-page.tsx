import { getOrganization, paths } from '@evenway/contract';
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
import { OrganizationNameForm } from './organization-name-form.tsx';
import { texts } from './texts.ts';

/** For admins. Everyone else is led back to the dashboard, where they came from, rather than told off. */
export function SettingsPage() {
  const t = useTexts(texts);
  const { role } = useSession();
  usePageTitle(t.title);
  if (role !== 'ORG_ADMIN') return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={<ButtonLink to={paths.dashboard}>{t.back}</ButtonLink>}
      />
      <div className="max-w-xl">
        <OrganizationSettings />
      </div>
    </>
  );
}

function OrganizationSettings() {
  const t = useTexts(texts);
  const { data: organization, error, refetch } = useCall(getOrganization, {});
  if (organization) return <OrganizationNameForm organization={organization} />;
  if (!error) return <NameSkeleton />;
  return (
    <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
      {errorToText(error, { unexplained: t.loadFailed, network: t.loadOffline, fallback: t.loadFailed })}
    </LoadProblem>
  );
}

function NameSkeleton() {
  const t = useTexts(texts);
  return (
    <div className="flex flex-col gap-1.5">
      <Skeleton shape="line" width="w-40" label={t.loading} />
      <span aria-hidden="true" className="h-11 motion-wait rounded-control bg-surface-hover" />
      <span aria-hidden="true" className="mt-4 h-11 w-32 motion-wait rounded-control bg-surface-hover" />
    </div>
  );
}
