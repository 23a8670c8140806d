import type { WidgetRelease } from '@evenway/contract';
import { type Endpoint, endpoints, publicEndpoints } from '@evenway/contract/schemas';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { accountRoutes } from './features/auth/account-routes.ts';
import type { Invitations } from './features/auth/invitations.ts';
import { providerRoutes } from './features/auth/providers/routes.ts';
import { secondFactorOrganizationRoutes } from './features/auth/second-factor/organization-routes.ts';
import { secondFactorRoutes } from './features/auth/second-factor/routes.ts';
import { sessionRoutes } from './features/auth/session-routes.ts';
import { ssoAdminRoutes } from './features/auth/single-sign-on/admin-routes.ts';
import { createIssuerClient } from './features/auth/single-sign-on/issuer-client.ts';
import { ssoSignInRoutes } from './features/auth/single-sign-on/sign-in-routes.ts';
import { listInvoices } from './features/billing/invoices/invoices.ts';
import { type Plans, sellablePlan } from './features/billing/plans/plans.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { prepareTransfer, releaseForTransfer } from './features/billing/subscriptions/release-for-transfer.ts';
import { endSubscriptions, settleWebsite } from './features/billing/subscriptions/release-website.ts';
import { queueCustomerUpdate } from './features/billing/tasks.ts';
import { checkRoutes } from './features/checks/routes.ts';
import { deletionRoutes } from './features/data-rights/deletion/routes.ts';
import { exportRoutes } from './features/data-rights/exports/routes.ts';
import { DEMO_DOMAIN } from './features/demo/demo-websites.ts';
import { membershipRoutes } from './features/memberships/routes.ts';
import { responseTime } from './features/messages/response-time.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { organizationRoutes } from './features/organization/routes.ts';
import { publicApiRoutes } from './features/public-api/routes.ts';
import { statementRoutes } from './features/statements/routes.ts';
import {
  acceptInvitation,
  joinByInvitation,
  joinKnownByInvitation,
  openInvitation,
} from './features/team/accept-invitation.ts';
import { invitationRoutes } from './features/team/invitation-routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { readUsage } from './features/visits/read-usage.ts';
import { usageRoutes } from './features/visits/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import { websiteRoutes } from './features/websites/routes.ts';
import { transferRoutes } from './features/websites/transfer/routes.ts';
import type { WebsiteBilling } from './features/websites/website-billing.ts';
import { widgetConfigRoutes } from './features/widget-config/routes.ts';
import { saveSettings } from './features/widget-config/save-settings.ts';
import { widgetReleaseRoutes } from './features/widget-delivery/widget-release.ts';
import { widgetInstallationRoutes } from './features/widget-installation/routes.ts';
import type { StaleReads } from './platform/database/stale-reads.ts';
import type { Implementation } from './platform/http/implementation.ts';
import type { Platform } from './platform/platform.ts';

/** Every call of the contract with its handler. A call without one prevents the start. */
export function implementations(
  platform: Platform,
  plans: Plans,
  release: WidgetRelease | null,
  usageReads: StaleReads,
): Implementation[] {
  const invitations: Invitations = {
    open: openInvitation,
    accept: acceptInvitation,
    join: joinByInvitation,
    joinKnown: joinKnownByInvitation,
  };
  const websiteBilling: WebsiteBilling = {
    requireSellable: (priceId) => sellablePlan(plans, priceId),
    settle: (website) => settleWebsite(platform, plans, website),
    endSubscriptions: (website) => endSubscriptions(platform, website),
    prepareTransfer: (website) => prepareTransfer(platform, plans, website),
    release: releaseForTransfer,
  };
  // The overview is useful without prices, too, while the payment provider is down.
  const monthlyPrice = async (priceId: string) => {
    const plan = await plans.find(priceId).catch(() => null);
    return plan && Math.round(plan.amount * 100);
  };
  const issuers = createIssuerClient(platform.settings);
  // The demo's domain does not exist; on a development machine its pages are here.
  const { isOnThisMachine, WEB_URL } = platform.settings;
  const homeOfDemo = (domain: string) =>
    isOnThisMachine && domain === DEMO_DOMAIN ? `${WEB_URL}/local/site` : undefined;
  const handled = [
    ...accountRoutes(platform, invitations),
    ...sessionRoutes(platform),
    ...secondFactorRoutes(platform),
    ...secondFactorOrganizationRoutes(platform),
    ...ssoAdminRoutes(platform, issuers),
    ...ssoSignInRoutes(platform, issuers),
    ...invitationRoutes(platform),
    ...providerRoutes(platform, invitations),
    ...userRoutes(platform),
    ...teamRoutes(platform),
    ...membershipRoutes(platform, monthlyPrice),
    ...organizationRoutes(platform, { queueCustomerUpdate }),
    ...websiteRoutes(platform, websiteBilling),
    ...transferRoutes(platform, websiteBilling),
    ...billingRoutes(platform, plans),
    ...widgetConfigRoutes(platform),
    ...widgetReleaseRoutes(release),
    ...widgetInstallationRoutes(platform, release),
    ...statementRoutes(platform, {
      medianResponseDays: async (db, websiteId) => {
        const time = await responseTime(db, websiteId);
        return time && Math.ceil(time.medianHours / 24);
      },
    }),
    ...usageRoutes(platform, usageReads),
    ...checkRoutes(platform, homeOfDemo),
    ...messageRoutes(platform),
    ...auditRoutes(platform),
    ...apiKeyRoutes(platform),
    ...webhookRoutes(platform),
    ...publicApiRoutes(platform, {
      saveSettings,
      readUsage: (website) => readUsage(usageReads, website),
      listInvoices: (website) => listInvoices(platform, website),
    }),
    ...exportRoutes(platform),
    ...deletionRoutes(platform),
  ];
  const covered = new Set<Endpoint>(handled.map(({ endpoint }) => endpoint));
  const all = [...Object.entries<Endpoint>(endpoints), ...Object.entries<Endpoint>(publicEndpoints)];
  const missing = all.filter(([, endpoint]) => !covered.has(endpoint));
  if (missing.length > 0) throw new Error(`nothing handles ${missing.map(([name]) => name).join(', ')}`);
  return handled;
}
