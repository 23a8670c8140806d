import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { CallName } from '../calls/index.ts';
import type { Schema } from './endpoint-spec.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { TokenClaims } from './entities.ts';
import { ErrorBody } from './error-body.ts';

const WEBSITE =
  'id domain organizationId priceId|null status|null subscriptionName|null subscribedAt|null expiresAt|null trialEndsAt|null nextAmount|null currency|null nextAttemptAt|null isPrepaid';
const ACCOUNT = 'id firstName lastName email role pendingEmail|null hasPassword providers mailLanguage isSingleSignOn';
const SECURITY =
  'hasPassword providers authenticatorSince|null hasPasskey passkeys recoveryCodesLeft isRequired isSingleSignOn isConfirmed';
const SSO = 'mode domains redirectUri provider|null lastTry|null roles emergencyAdmins';
const INVITATION = 'email role expiresAt';
const API_KEY = 'id name prefix scopes createdAt createdBy expiresAt isExpired lastUsedAt|null';
const WEBHOOK = 'id url events createdAt failingSince|null previousSecretUntil|null';
const CHECK =
  'id websiteId state width|null theme startedBy|null createdAt endedAt|null isQuiet origin|null problem|null pages count';
const FINDING =
  'id rule criteria level impact pages count snippet status reason|null statusBy|null statusAt|null firstSeenAt lastSeenAt change messages';
const MANUAL_ANSWERS = 'list of (check outcome note answeredBy|null answeredAt)';
const STATEMENT =
  'language draft revision savedAt|null savedBy|null publishedNumber|null versions address|null isIndexable isLinked mayBeIndexable';
const MESSAGE =
  'id status goal barrier path|null sentAt wroteAt wantsAnswer websiteId answerMail functions|null language words note findingId|null version';
const MESSAGE_SETTINGS = 'isOn wantsDigest responseTime|null';
const WIDGET_SETTINGS = 'config lastChange|null';

/** What is sent, and the status and fields of the response: the whole contract at a glance. */
const CALLS: Record<CallName, string> = {
  listAuditEntries: 'query(search? area? from? to? after?) gives 200 (entries hasMore)',
  exportAuditEntries: 'query(search? area? from? to? format) gives 200 string',
  signUp: 'body(firstName lastName email password subscriptionType organizationName? inviteToken?) gives 200 (message)',
  signUpInvited: 'body(firstName lastName email password token) gives 200 (message)',
  logIn: 'body(email password) gives 200 (token)',
  logOut: 'gives 200 (message)',
  validateToken: 'gives 200 (userId orgId|null role email accountDeletesAt? organizationDeletesAt? removedFrom?)',
  verifyEmail: 'query(token) gives 200 (message email userId isChange choosesPassword)',
  resendVerification: 'body(email) gives 200 (message)',
  forgotPassword: 'body(email) gives 200 (message)',
  checkResetLink: 'query(token) gives 200 (message)',
  resetPassword: 'query(token) body(newPassword) gives 200 (message email)',
  signUpWithGoogle: 'query(token?) gives 302 string',
  signUpWithFacebook: 'query(token?) gives 302 string',
  logInWithGoogle: 'query() gives 302 string',
  logInWithFacebook: 'query() gives 302 string',
  confirmWithGoogle: 'query() gives 302 string',
  confirmWithFacebook: 'query() gives 302 string',
  returnFromGoogle: 'query() gives 302 string',
  returnFromFacebook: 'query() gives 302 string',
  startSingleSignOn: 'body(email) gives 200 (url)',
  returnFromSingleSignOn: 'params(id) query() gives 302 string',
  getSingleSignOn: `gives 200 (${SSO})`,
  saveSsoProvider: `body(issuer clientId clientSecret?) gives 200 (${SSO})`,
  removeSsoProvider: `gives 200 (${SSO})`,
  saveSsoRoles: `body(defaultRole claim|null scope|null mappings) gives 200 (${SSO})`,
  trySingleSignOn: 'gives 200 (url)',
  setSsoMode: `body(mode) gives 200 (${SSO})`,
  addSsoDomain: `body(domain) gives 200 (${SSO})`,
  checkSsoDomain: 'params(id) gives 200 (outcome settings)',
  removeSsoDomain: `params(id) gives 200 (${SSO})`,
  inviteUser: `query(email role) gives 200 (${INVITATION})`,
  resendInvitation: `query(email) gives 200 (${INVITATION})`,
  revokeInvitation: 'query(email) gives 200 (message)',
  listPendingInvitations: `gives 200 list of (${INVITATION})`,
  getInvitationInfo: 'query(token) gives 200 (email organizationName inviterName hasAccount)',
  getSessionUser: 'gives 200 (userId orgId|null role email accountDeletesAt? organizationDeletesAt? removedFrom?)',
  refreshSession: 'gives 200 (token)',
  getCurrentUser: `gives 200 (${ACCOUNT})`,
  updatePersonalInfo: `body(firstName lastName email) gives 200 (${ACCOUNT})`,
  resendEmailChange: `gives 200 (${ACCOUNT})`,
  withdrawEmailChange: `gives 200 (${ACCOUNT})`,
  updateMailLanguage: `body(language) gives 200 (${ACCOUNT})`,
  changePassword: 'body(oldPassword newPassword) gives 200 (message)',
  listUsers: 'gives 200 list of (id firstName lastName email role)',
  updateUserRole: 'params(id) body(role) gives 200 (id firstName lastName email role)',
  deleteUser: 'params(id) gives 200 (message)',
  getSecondStep: 'gives 200 (passkey authenticator recoveryCode)',
  completeSecondStep: 'body(code) gives 200 (token)',
  completeSecondStepWithPasskey: 'body(assertion) gives 200 (token)',
  beginPasskeySignIn: 'gives 200 (challenge rpId timeout userVerification)',
  signInWithPasskey: 'body(assertion) gives 200 (token)',
  getSecurity: `gives 200 (${SECURITY})`,
  beginAuthenticator: 'gives 200 (secret uri qr)',
  confirmAuthenticator: 'body(code) gives 200 (codes|null)',
  removeAuthenticator: `gives 200 (${SECURITY})`,
  beginPasskey:
    'gives 200 (challenge rp user pubKeyCredParams timeout excludeCredentials authenticatorSelection attestation)',
  addPasskey: 'body(name registration) gives 200 (codes|null)',
  removePasskey: 'params(id) gives 200 (message)',
  renewRecoveryCodes: 'gives 200 (codes|null)',
  confirmIdentity: 'body(code? password?) gives 200 (message)',
  beginPasskeyConfirmation: 'gives 200 (challenge rpId timeout userVerification)',
  confirmWithPasskey: 'body(assertion) gives 200 (message)',
  confirmWithCompany: 'gives 200 (url)',
  listSessions: 'gives 200 list of (id device|null network|null signedInAt lastUsedAt isCurrent)',
  endSession: 'params(id) gives 200 (message)',
  endOtherSessions: 'gives 200 (message)',
  getSecuritySettings: 'gives 200 (requiresSecondFactor membersWithout)',
  updateSecuritySettings: 'body(requiresSecondFactor) gives 200 (requiresSecondFactor membersWithout)',
  listSecondFactors: 'gives 200 list of string',
  resetSecondFactor: 'params(id) gives 200 (message)',
  askForReset: 'gives 200 (message)',
  confirmReset: 'query(token) gives 200 (message dueAt)',
  stopReset: 'query(token) gives 200 (message)',
  createOrganization: 'body(name another?) gives 201 (id name)',
  getOrganization: 'gives 200 (id name)',
  updateOrganization: 'body(name) gives 200 (id name)',
  getBillingSettings: 'gives 200 (contact|null)',
  updateBillingSettings: 'body(contact|null) gives 200 (contact|null)',
  resendBillingConfirmation: 'gives 200 (contact|null)',
  getBillingContact: 'query(token) gives 200 (email organizationName isConfirmed)',
  answerBillingContact: 'query(token) body(accept) gives 200 (message)',
  listOwnOrganizations: 'gives 200 list of (id name role deletesAt?)',
  switchOrganization: 'body(organizationId) gives 200 (id name role deletesAt?)',
  joinOrganization: 'query(token) gives 200 (id name role deletesAt?)',
  getOrganizationsOverview:
    'gives 200 list of (id name role deletesAt? websites|null active|null unpaid|null visits|null monthlyAmount|null currency|null)',
  leaveOrganization: 'gives 200 (message keepsAccount)',
  deleteOrganization: 'body(name) gives 200 (message)',
  listApiKeys: `gives 200 list of (${API_KEY})`,
  createApiKey: 'body(name scopes expiry) gives 201 (key secret)',
  revokeApiKey: 'params(id) gives 200 (message)',
  listWebhooks: `gives 200 list of (${WEBHOOK})`,
  createWebhook: 'body(url events) gives 201 (webhook secret)',
  updateWebhook: `params(id) body(url events) gives 200 (${WEBHOOK})`,
  deleteWebhook: 'params(id) gives 200 (message)',
  rotateWebhookSecret: 'params(id) gives 200 (webhook secret)',
  testWebhook: 'params(id) gives 200 (message)',
  listWebhookDeliveries:
    'params(id) gives 200 list of (id eventId type createdAt status attempts attemptedAt|null nextAttemptAt|null httpStatus|null durationMs|null answer|null problem|null)',
  resendWebhookDelivery: 'params(id) gives 200 (message)',
  listPrices: 'gives 200 list of (id name amount yearly description)',
  listWebsites: `gives 200 list of (${WEBSITE} widgetSeenAt|null visits offer|null)`,
  listCustomizableWebsites: `gives 200 list of (${WEBSITE})`,
  listBillingWebsites: `gives 200 list of (${WEBSITE})`,
  onboardWebsite: `body(domain organizationId priceId) gives 201 (${WEBSITE})`,
  deleteWebsite: 'params(id) gives 200 string',
  offerTransfer: 'params(id) body(email) gives 200 (email expiresAt)',
  withdrawTransfer: 'params(id) gives 200 (message)',
  moveWebsite: 'params(id) body(organizationId) gives 200 (id name role deletesAt?)',
  getTransfer:
    'query(token) gives 200 (domain email organizationName offeredBy expiresAt paidUntil|null plan|null hasAccount)',
  acceptTransfer: 'query(token) body(organizationId) gives 200 (id name role deletesAt?)',
  declineTransfer: 'query(token) gives 200 (message)',
  cancelWebsite: `params(id) gives 200 (${WEBSITE})`,
  resumeWebsite: `params(id) gives 200 (${WEBSITE})`,
  getWidgetConfig: `params(websiteId) gives 200 (${WIDGET_SETTINGS})`,
  saveWidgetConfig: `params(websiteId) body(config seen?) gives 200 (${WIDGET_SETTINGS})`,
  resetWidgetConfig: `params(websiteId) body(seen?) gives 200 (${WIDGET_SETTINGS})`,
  getWidgetUniqueId: 'params(websiteId) gives 200 (uniqueId)',
  getWidgetRelease: 'gives 200 (cdnUrl version path integrity)',
  getWidgetInstallation:
    'params(websiteId) gives 200 (firstSeenAt|null lastSeenAt|null host|null version|null isCurrentVersion|null snippets|null strayHost|null straySeenAt|null ownership)',
  checkWidgetInstallation:
    'params(websiteId) body(path?) gives 200 (outcome url checkedAt httpStatus|null movedTo|null isPinned isInlineForbidden policyAdditions)',
  proveWebsiteOwnership: 'params(websiteId) body(method) gives 200 (outcome ownership)',
  getWidgetUsage: 'params(websiteId) gives 200 (visits bursts limit|null notice|null months features)',
  listChecks: `params(websiteId) gives 200 list of (${CHECK})`,
  startCheck: 'params(websiteId) body(width|null theme start? continues?) gives 201 (check url)',
  getCheck: `params(id) gives 200 (${CHECK} list)`,
  stopCheck: `params(id) gives 200 (${CHECK} list)`,
  listFindings: 'params(websiteId) gives 200 (check|null previous|null findings)',
  setFindingStatus: `params(id) body(status reason?) gives 200 (${FINDING})`,
  listManualAnswers: `params(websiteId) gives 200 ${MANUAL_ANSWERS}`,
  answerManualCheck: `params(websiteId check) body(outcome note?) gives 200 ${MANUAL_ANSWERS}`,
  getMessageSettings: `params(websiteId) gives 200 (${MESSAGE_SETTINGS})`,
  switchMessages: `params(websiteId) body(isOn) gives 200 (${MESSAGE_SETTINGS})`,
  switchMessageDigest: 'body(isWanted) gives 200 (message)',
  getStatement: `params(websiteId language) gives 200 (${STATEMENT})`,
  saveStatementDraft: 'params(websiteId language) body(content revision) gives 200 (revision savedAt address)',
  previewStatement: 'params(websiteId language) gives 200 (title blocks problems difference|null)',
  listOfferedLimits: 'params(websiteId language) gives 200 (limits medianResponseDays|null)',
  publishStatement: `params(websiteId language) body(revision) gives 200 (${STATEMENT})`,
  unpublishStatement: `params(websiteId language) gives 200 (${STATEMENT})`,
  changeStatementSettings: `params(websiteId language) body(isIndexable? isLinked?) gives 200 (${STATEMENT})`,
  getStatementVersion:
    'params(websiteId language number) gives 200 (number publishedAt publishedBy|null title blocks difference|null)',
  downloadStatement: 'params(websiteId language number) gives 200 string',
  listMessages: 'params(websiteId) query(status? findingId? after?) gives 200 (messages hasMore counts)',
  exportMessages: 'params(websiteId) query(format) gives 200 string',
  getMessage: `params(id) gives 200 (${MESSAGE})`,
  answerMessage: `params(id) body(version text isMended) gives 200 (${MESSAGE})`,
  updateMessage: `params(id) body(version status? note? findingId?) gives 200 (${MESSAGE})`,
  deleteMessage: 'params(id) gives 200 (message)',
  createCheckoutSession: 'body(domain priceId) gives 200 (url)',
  confirmCheckout: `body(sessionId) gives 200 (${WEBSITE})`,
  previewPlanChange:
    'query(websiteId newPriceId) gives 200 (dueNow creditUsed unusedTime credit nextAmount nextDeduction nextCredit currency nextDate isTrial prorationDate)',
  changePlan: `body(websiteId newPriceId prorationDate?) gives 200 (${WEBSITE})`,
  cancelSubscription: `query(websiteId) gives 200 (${WEBSITE})`,
  resumeSubscription: `query(websiteId) gives 200 (${WEBSITE})`,
  payInvoices: `query(websiteId) gives 200 (${WEBSITE})`,
  listInvoices:
    'query(websiteId) gives 200 list of (invoiceId status|null amountPaid currency periodStart periodEnd invoicePdf|null number|null total creditUsed creditNotes amountDue dueDate|null nextAttemptAt|null payUrl|null)',
  getUpcomingInvoice: 'query(websiteId) gives 200 (amountPaid currency periodStart periodEnd) or null',
  getCredit: 'gives 200 (amount currency|null nextUse|null) or null',
  getPaymentCard: 'query(websiteId) gives 200 (brand last4 expMonth expYear) or null',
  getTrialOffer: 'query(domain) gives 200 (isAvailable freeUntil|null)',
  createPortalSession: 'gives 200 (url)',
  getCustomerPortal: 'gives 200 (url)',
  getOrganizationExport: 'gives 200 (export|null)',
  requestOrganizationExport: 'gives 200 (export|null)',
  downloadOrganizationExport: 'params(id) gives 200 string',
  getOwnExport: 'gives 200 (export|null)',
  requestOwnExport: 'gives 200 (export|null)',
  downloadOwnExport: 'params(id) gives 200 string',
  restoreOrganization: 'gives 200 (message)',
  deleteAccount: 'body(email) gives 200 (deletesAt)',
  restoreAccount: 'gives 200 (message)',
  restoreAccountByLink: 'query(token) gives 200 (message)',
};

describe('what every call takes and answers with', () => {
  it.each(Object.entries(CALLS))('%s', (name, expected) => {
    const endpoint: Endpoint = endpoints[name as CallName];
    const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema ? [`${part}${describeSchema(schema)}`] : [];
    });
    expect([...parts, 'gives', endpoint.status, describeSchema(endpoint.response)].join(' ')).toBe(expected);
  });

  it('a token and a refusal have their fields', () => {
    expect(describeSchema(TokenClaims)).toBe('(userId sub role orgId|null iat exp)');
    expect(describeSchema(ErrorBody)).toBe('(message error code)');
  });

  it('takes nothing that is not listed', () => {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints).filter(([key]) => !key.startsWith('returnFrom')))
      for (const schema of [endpoint.params, endpoint.query, endpoint.body].filter((part) => part !== undefined)) {
        const codes = schema.safeParse({ unheardOf: 1 }).error?.issues.map(({ code }) => code);
        expect(codes, name).toContain('unrecognized_keys');
      }
  });
});

function describeSchema(schema: Schema): string {
  const { def } = (schema as z.ZodMiniAny)._zod as unknown as { def: Definition };
  if (def.type === 'object') return `(${Object.entries(def.shape).map(describeField).join(' ')})`;
  if (def.type === 'array') return `list of ${describeSchema(def.element)}`;
  if (def.type === 'nullable') return `${describeSchema(def.innerType)} or null`;
  return def.type;
}

type Definition =
  | { readonly type: 'object'; readonly shape: Record<string, Schema> }
  | { readonly type: 'array'; readonly element: Schema }
  | { readonly type: 'nullable'; readonly innerType: Schema }
  | { readonly type: 'string' };

function describeField([name, schema]: [string, Schema]): string {
  const { type } = schema._zod.def;
  return `${name}${type === 'optional' ? '?' : type === 'nullable' ? '|null' : ''}`;
}
