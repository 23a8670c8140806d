import { describe, expect, it } from 'vitest';
import type { Access } from './endpoint-spec.ts';
import { type Endpoint, endpoints, publicEndpoints } from './endpoints.ts';

/** Who may make which call: every call has one rule. */
const RULES: readonly (readonly [Access, readonly string[]])[] = [
  [
    'public',
    [
      ...['signUp', 'signUpInvited', 'logIn', 'logOut', 'verifyEmail', 'resendVerification'],
      ...['forgotPassword', 'checkResetLink', 'resetPassword', 'getInvitationInfo'],
      ...['signUpWithGoogle', 'logInWithGoogle', 'confirmWithGoogle', 'returnFromGoogle'],
      ...['signUpWithFacebook', 'logInWithFacebook', 'confirmWithFacebook', 'returnFromFacebook'],
      ...['getSecondStep', 'completeSecondStep', 'completeSecondStepWithPasskey'],
      ...['beginPasskeySignIn', 'signInWithPasskey', 'askForReset', 'confirmReset', 'stopReset'],
      ...['startSingleSignOn', 'returnFromSingleSignOn'],
      ...['listPrices', 'getWidgetRelease', 'getBillingContact', 'answerBillingContact'],
      ...['restoreAccountByLink'],
      ...['getTransfer', 'declineTransfer'],
    ],
  ],
  ['bearer', ['validateToken']],
  [
    'signedIn',
    [
      ...['getSessionUser', 'refreshSession', 'getCurrentUser', 'updatePersonalInfo', 'changePassword'],
      ...['listOwnOrganizations', 'getOrganizationsOverview', 'switchOrganization', 'joinOrganization'],
      ...['acceptTransfer'],
      ...['resendEmailChange', 'withdrawEmailChange', 'updateMailLanguage'],
      ...['getSecurity', 'beginAuthenticator', 'confirmAuthenticator', 'removeAuthenticator', 'renewRecoveryCodes'],
      ...['beginPasskey', 'addPasskey', 'removePasskey'],
      ...['listSessions', 'endSession', 'endOtherSessions'],
      ...['confirmIdentity', 'beginPasskeyConfirmation', 'confirmWithPasskey', 'confirmWithCompany'],
      ...['getOwnExport', 'requestOwnExport', 'downloadOwnExport', 'deleteAccount', 'restoreAccount'],
    ],
  ],
  ['anyAdmin', ['createOrganization']],
  [
    'member',
    [
      ...['getOrganization', 'leaveOrganization', 'listUsers', 'listPendingInvitations'],
      ...['listWebsites', 'listCustomizableWebsites', 'listBillingWebsites'],
      ...['getWidgetConfig', 'getWidgetUniqueId', 'getWidgetUsage', 'getWidgetInstallation'],
      ...['checkWidgetInstallation', 'proveWebsiteOwnership'],
      ...['getMessageSettings', 'switchMessageDigest', 'listMessages', 'getMessage'],
      ...['listInvoices', 'getUpcomingInvoice', 'getCredit', 'getPaymentCard', 'getTrialOffer'],
      ...['listChecks', 'getCheck', 'listFindings', 'listManualAnswers'],
      ...['getStatement', 'previewStatement', 'listOfferedLimits', 'getStatementVersion', 'downloadStatement'],
    ],
  ],
  [
    'admin',
    [
      ...['getBillingSettings', 'updateBillingSettings', 'resendBillingConfirmation', 'deleteOrganization'],
      ...['listAuditEntries', 'exportAuditEntries'],
      ...['getSecuritySettings', 'updateSecuritySettings', 'listSecondFactors', 'resetSecondFactor'],
      ...['getSingleSignOn', 'saveSsoProvider', 'removeSsoProvider', 'saveSsoRoles', 'trySingleSignOn', 'setSsoMode'],
      ...['addSsoDomain', 'checkSsoDomain', 'removeSsoDomain'],
      ...['updateOrganization', 'inviteUser', 'resendInvitation', 'revokeInvitation', 'updateUserRole', 'deleteUser'],
      ...['onboardWebsite', 'deleteWebsite', 'cancelWebsite', 'resumeWebsite', 'saveWidgetConfig', 'resetWidgetConfig'],
      ...['offerTransfer', 'withdrawTransfer', 'moveWebsite'],
      ...['startCheck', 'stopCheck', 'setFindingStatus', 'answerManualCheck'],
      ...['saveStatementDraft', 'publishStatement', 'unpublishStatement', 'changeStatementSettings'],
      ...['switchMessages', 'exportMessages', 'answerMessage', 'updateMessage', 'deleteMessage'],
      ...['createCheckoutSession', 'confirmCheckout', 'previewPlanChange', 'changePlan', 'payInvoices'],
      ...['cancelSubscription', 'resumeSubscription', 'createPortalSession', 'getCustomerPortal'],
      ...['listApiKeys', 'createApiKey', 'revokeApiKey', 'listWebhooks', 'createWebhook', 'updateWebhook'],
      ...['deleteWebhook', 'rotateWebhookSecret', 'testWebhook', 'listWebhookDeliveries', 'resendWebhookDelivery'],
      ...['getOrganizationExport', 'requestOrganizationExport', 'downloadOrganizationExport', 'restoreOrganization'],
    ],
  ],
];

/** The API's permission matrix tests that each rule works; this tests which call has which. */
describe('the access rule of every call', () => {
  it.each(RULES)('%s', (access, names) => {
    const found = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.access === access);
    expect(found.map(([name]) => name).sort()).toEqual([...names].sort());
  });
});

/** Which scope a key needs for which public call. A name in this list is a promise to programs elsewhere. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  null: ['GET /v1/key'],
  'websites:read': ['GET /v1/websites', 'GET /v1/websites/:id', 'GET /v1/websites/:id/snippet'],
  'websites:write': ['POST /v1/websites'],
  'configuration:read': ['GET /v1/websites/:id/configuration'],
  'configuration:write': ['PATCH /v1/websites/:id/configuration'],
  'usage:read': ['GET /v1/websites/:id/usage', 'GET /v1/usage'],
  'invoices:read': ['GET /v1/websites/:id/invoices'],
  'members:read': ['GET /v1/members'],
};

describe('the scope of every public call', () => {
  const all = Object.values<Endpoint>(publicEndpoints);

  it('is one of the list, and no call stands outside of it', () => {
    expect(all.map(({ access }) => access)).toEqual(all.map(() => 'key'));
    const found = Object.fromEntries(
      Object.keys(SCOPES).map((scope) => [
        scope,
        all.filter((one) => String(one.scope) === scope).map(({ method, path }) => `${method} ${path}`),
      ]),
    );
    expect(found).toEqual(SCOPES);
    expect(Object.values(SCOPES).flat()).toHaveLength(all.length);
  });

  it('writes only with a scope that says so', () => {
    for (const { method, scope } of all) expect(scope?.endsWith(':write') ?? false).toBe(method !== 'GET');
  });
});
