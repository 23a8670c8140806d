import { describe, expect, it } from 'vitest';
import type { Access } from './endpoint-spec.ts';
import { type Endpoint, endpoints } from './endpoints.ts';

/** Who may make which call: every call stands under one rule. */
const RULES: readonly (readonly [Access, readonly string[]])[] = [
  [
    'public',
    [
      ...['signUp', 'signUpInvited', 'logIn', 'logOut', 'verifyEmail', 'resendVerification', 'approveEmailChange'],
      ...['forgotPassword', 'checkResetLink', 'resetPassword', 'getInvitationInfo'],
      ...['signUpWithGoogle', 'logInWithGoogle', 'confirmWithGoogle', 'returnFromGoogle'],
      ...['signUpWithFacebook', 'logInWithFacebook', 'confirmWithFacebook', 'returnFromFacebook'],
      ...['listPrices', 'getWidgetRelease', 'getBillingContact', 'answerBillingContact'],
    ],
  ],
  ['bearer', ['validateToken']],
  [
    'signedIn',
    [
      ...['getSessionUser', 'refreshSession', 'getCurrentUser', 'updatePersonalInfo', 'changePassword'],
      ...['listOwnOrganizations', 'switchOrganization', 'joinOrganization'],
      ...['resendEmailChange', 'withdrawEmailChange', 'updateMailLanguage'],
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
      ...['listInvoices', 'getUpcomingInvoice', 'getPaymentCard', 'getTrialOffer'],
    ],
  ],
  [
    'admin',
    [
      ...['getBillingSettings', 'updateBillingSettings', 'resendBillingConfirmation', 'deleteOrganization'],
      ...['listAuditEntries', 'exportAuditEntries'],
      ...['updateOrganization', 'inviteUser', 'resendInvitation', 'revokeInvitation', 'updateUserRole', 'deleteUser'],
      ...['onboardWebsite', 'deleteWebsite', 'cancelWebsite', 'resumeWebsite', 'saveWidgetConfig', 'resetWidgetConfig'],
      ...['createCheckoutSession', 'confirmCheckout', 'previewPlanChange', 'changePlan', 'payInvoices'],
      ...['cancelSubscription', 'resumeSubscription', 'createPortalSession', 'getCustomerPortal'],
    ],
  ],
];

/** The API's permission matrix shows that each rule does what it says; here is which call has which. */
describe('the access rule of every call', () => {
  it.each(RULES)('%s', (access, names) => {
    const found = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.access === access);
    expect(found.map(([name]) => name).sort()).toEqual([...names].sort());
  });
});
