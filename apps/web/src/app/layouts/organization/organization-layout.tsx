import { paths } from '@evenway/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { BookingHost } from '../../../features/booking/booking-host.tsx';
import { useLocation, useNavigate } from '../../../lib/router/hooks.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Outlet } from '../../../lib/router/screens.tsx';
import { createQueryClient } from '../../../platform/api/query-client.ts';
import { onRefusal } from '../../../platform/api/refusals.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { settings } from '../../../platform/settings.ts';
import { readStored, writeStored } from '../../../platform/storage.ts';
import { ToastRegion } from '../../../ui/feedback/toast.tsx';
import { Logo } from '../../../ui/layout/logo.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { LoadingScreen } from '../../../ui/loading/loading-screen.tsx';
import { SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { SidebarShell } from '../../../ui/sidebar/sidebar-shell.tsx';
import { texts as appTexts } from '../../texts.ts';
import { LanguagePicker, ThemePicker } from '../preference-pickers.tsx';
import { useOrganizationSections } from './organization-sections.tsx';
import { texts } from './organization-texts.ts';
import { useRoleChangeNotice } from './use-role-change-notice.ts';
import { useShellAccount } from './use-shell-account.tsx';

const ClosedOrganization = lazyPart(
  async () => (await import('../../../features/data-rights/deletion/closed-organization.tsx')).ClosedOrganization,
);
const OrganizationChangedDialog = lazyPart(
  async () => (await import('./organization-changed-dialog.tsx')).OrganizationChangedDialog,
);

const RemovalNotice = lazyPart(async () => (await import('./removal-notice.tsx')).RemovalNotice);

const COLLAPSED_KEY = 'sidebarCollapsed';

/** With another organization everything begins again: no screen, no answer and nothing typed goes from one to the other. */
export function OrganizationLayout() {
  const { orgId } = useSession();
  return <OrganizationArea key={orgId} />;
}

function OrganizationArea() {
  // It lives as long as this area: what one person has read is gone before another signs in.
  const [queryClient] = useState(createQueryClient);
  const { role, movedTo, organizationDeletesAt, organizationSuspendedAt } = useSession();
  // What was refused to the old role is not refused to the new one, and the other way round. The same goes for closing and suspending.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what it is about.
  useEffect(
    () => void queryClient.invalidateQueries(),
    [role, organizationDeletesAt, organizationSuspendedAt, queryClient],
  );
  useRoleChangeNotice();
  useRequirements();

  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink targetId="main">{useTexts(appTexts).skipToContent}</SkipLink>
      <Shell />
      {movedTo !== null && (
        <Suspense>
          <OrganizationChangedDialog movedTo={movedTo} />
        </Suspense>
      )}
      <ToastRegion />
      <BookingHost />
    </QueryClientProvider>
  );
}

function Shell() {
  const t = useTexts(texts);
  const [isCollapsed, setCollapsed] = useState(() => readStored(COLLAPSED_KEY) === 'true');
  return (
    <SidebarShell
      brand={<BrandLink />}
      sections={useOrganizationSections()}
      account={useShellAccount()}
      navLabel={t.navigation}
      isCollapsed={isCollapsed}
      onCollapsedChange={(collapsed) => {
        writeStored(COLLAPSED_KEY, String(collapsed));
        setCollapsed(collapsed);
      }}
      footer={<Preferences />}
    >
      <Screen />
    </SidebarShell>
  );
}

/** What belongs to the person stays open while their organization is suspended or about to be deleted. */
const OWN_SCREENS: ReadonlySet<string> = new Set([
  paths.account,
  paths.accountSecurity,
  paths.ownData,
  paths.organizations,
]);

function Screen() {
  const t = useTexts(appTexts);
  const { pathname } = useLocation();
  const { orgId, organizationDeletesAt, organizationSuspendedAt, removedFrom } = useSession();
  const notice = removedFrom !== null && orgId !== null && (
    <Suspense>
      <RemovalNotice from={removedFrom} orgId={orgId} />
    </Suspense>
  );
  const isOpen = organizationDeletesAt === null && organizationSuspendedAt === null;
  if (isOpen || OWN_SCREENS.has(pathname))
    return (
      <>
        {notice}
        <Outlet />
      </>
    );
  return (
    <Suspense fallback={<LoadingScreen label={t.loading} />}>
      <ClosedOrganization deletesAt={organizationDeletesAt} suspendedAt={organizationSuspendedAt} />
    </Suspense>
  );
}

function BrandLink() {
  return (
    <Link to={paths.dashboard} className="flex min-h-11 items-center rounded-control">
      <Logo name={settings.brand.name} />
    </Link>
  );
}

function Preferences() {
  return (
    <div className="flex flex-col items-start gap-2 px-1 text-sm">
      <LanguagePicker />
      <ThemePicker />
    </div>
  );
}

/** Redirects people who do not meet the organization's requirements to where they can, from any screen. */
function useRequirements(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leadTo = (path: string) => () => void navigate(path, { replace: true });
    const stops = [
      onRefusal('second_factor_missing', leadTo(paths.accountSecurity)),
      onRefusal('single_sign_on_required', leadTo(paths.singleSignOnRequired)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [navigate]);
}
