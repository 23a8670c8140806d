import { paths, type Role } from '@evenway/contract';
import type { Route } from '../../lib/router/router.ts';
import { accessibilityRoutes } from './accessibility-routes.tsx';
import { frame, screen } from './screen.ts';

const developerPage = async () => (await import('./developer-page.tsx')).DeveloperPage;

export const organizationRoutes: readonly Route[] = [
  ...guarded({ roles: ['ORG_ADMIN'], needsOrganization: false }, [
    ...frame(async () => {
      const { AuthLayout } = await import('../layouts/auth-layout.tsx');
      return <AuthLayout />;
    }, [
      screen(
        paths.createOrganization,
        async () =>
          (await import('../../features/organization/create/create-organization-page.tsx')).CreateOrganizationPage,
      ),
    ]),
  ]),
  ...guarded({ roles: ['ORG_ADMIN', 'ORG_USER'], needsOrganization: true }, [
    ...frame(async () => {
      const { OrganizationLayout } = await import('../layouts/organization/organization-layout.tsx');
      return <OrganizationLayout />;
    }, [
      screen(paths.dashboard, async () => (await import('../../features/dashboard/dashboard-page.tsx')).DashboardPage),
      screen(paths.team, async () => (await import('../../features/team/team-page.tsx')).TeamPage),
      screen(paths.widget, async () => (await import('../../features/widget/widget-page.tsx')).WidgetPage),
      ...accessibilityRoutes,
      screen(paths.account, async () => (await import('../../features/account/account-page.tsx')).AccountPage),
      screen(
        paths.accountSecurity,
        async () => (await import('../../features/account/security/security-page.tsx')).SecurityPage,
      ),
      screen(paths.billing, async () => (await import('../../features/billing/billing-page.tsx')).BillingPage),
      screen(
        paths.organizations,
        async () => (await import('../../features/memberships/organizations-page.tsx')).OrganizationsPage,
      ),
      screen(
        paths.securitySettings,
        async () =>
          (await import('../../features/organization/settings/security-settings-page.tsx')).SecuritySettingsPage,
      ),
      screen(
        paths.singleSignOnRequired,
        async () => (await import('../../features/account/single-sign-on-required-page.tsx')).SingleSignOnRequiredPage,
      ),
      screen(
        paths.singleSignOnSettings,
        async () => (await import('../../features/single-sign-on/single-sign-on-page.tsx')).SingleSignOnPage,
      ),
      screen(
        paths.ownData,
        async () => (await import('../../features/data-rights/exports/export-pages.tsx')).OwnDataPage,
      ),
      screen(
        paths.organizationData,
        async () => (await import('../../features/data-rights/exports/export-pages.tsx')).OrganizationDataPage,
      ),
      screen(
        paths.settings,
        async () => (await import('../../features/organization/settings/settings-page.tsx')).SettingsPage,
      ),
      screen(paths.webhooks, developerPage),
      screen(paths.apiKeys, developerPage),
      screen(paths.audit, async () => (await import('../../features/audit/audit-page.tsx')).AuditPage),
    ]),
  ]),
];

function guarded(rule: { roles: readonly Role[]; needsOrganization: boolean }, children: readonly Route[]): Route[] {
  return frame(async () => {
    const { Protected } = await import('../guards/protected.tsx');
    return <Protected {...rule} />;
  }, children);
}
