import { describe, expect, it } from 'vitest';
import { endpointSpec, SHOWS } from './endpoint-spec.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { Acknowledgement } from './entities.ts';

/** What asks for a fresh confirmation. A change here changes what a stolen session can do. */
const ASKING: Readonly<Record<string, readonly string[]>> = {
  always: [
    ...['beginAuthenticator', 'confirmAuthenticator', 'beginPasskey', 'addPasskey', 'deleteAccount'],
    ...['resetSecondFactor', 'deleteOrganization'],
  ],
  recent: [
    ...['updateUserRole', 'deleteUser', 'leaveOrganization'],
    ...['removeAuthenticator', 'removePasskey', 'renewRecoveryCodes', 'updateSecuritySettings'],
    ...['saveSsoProvider', 'saveSsoRoles', 'setSsoMode', 'removeSsoProvider', 'addSsoDomain', 'removeSsoDomain'],
    ...['updateBillingSettings', 'createPortalSession', 'getCustomerPortal'],
    ...['deleteWebsite', 'offerTransfer', 'moveWebsite', 'acceptTransfer'],
    ...['createApiKey', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret'],
    ...['exportAuditEntries', 'exportMessages', 'requestOrganizationExport', 'downloadOrganizationExport'],
    ...['requestOwnExport', 'downloadOwnExport'],
  ],
  'always, if the email address is another one': ['updatePersonalInfo'],
  'recent, if the invitation is for an admin': ['inviteUser', 'resendInvitation'],
  'recent, if the person has a second factor; the old password proves all others': ['changePassword'],
};

/** What asks for none, for the reason that stands in the contract; besides, what only reads for a screen (`SHOWS`). */
const NOT_ASKING = [
  ...['revokeInvitation', 'revokeApiKey', 'endSession', 'endOtherSessions'],
  ...['confirmIdentity', 'beginPasskeyConfirmation', 'confirmWithPasskey', 'confirmWithCompany', 'refreshSession'],
  ...['resendEmailChange', 'withdrawEmailChange', 'updateMailLanguage', 'resendBillingConfirmation'],
  ...['switchOrganization', 'joinOrganization', 'createOrganization', 'updateOrganization'],
  ...['restoreAccount', 'restoreOrganization', 'withdrawTransfer', 'trySingleSignOn', 'checkSsoDomain'],
  ...['onboardWebsite', 'createCheckoutSession', 'confirmCheckout', 'changePlan', 'payInvoices'],
  ...['cancelWebsite', 'resumeWebsite', 'cancelSubscription', 'resumeSubscription'],
  ...['saveWidgetConfig', 'resetWidgetConfig', 'checkWidgetInstallation', 'proveWebsiteOwnership'],
  ...['startCheck', 'stopCheck', 'setFindingStatus', 'answerManualCheck'],
  ...['saveStatementDraft', 'publishStatement', 'unpublishStatement', 'changeStatementSettings', 'downloadStatement'],
  ...['switchMessages', 'switchMessageDigest', 'answerMessage', 'updateMessage', 'deleteMessage'],
  ...['testWebhook', 'resendWebhookDelivery'],
];

/** What shuts other admins out or ends the organization: a new admin waits for it. */
const GRAVE: Readonly<Record<string, readonly string[]>> = {
  true: [
    ...['deleteOrganization', 'resetSecondFactor'],
    ...['saveSsoProvider', 'saveSsoRoles', 'setSsoMode', 'removeSsoProvider', 'removeSsoDomain'],
  ],
  'the member is an admin': ['updateUserRole', 'deleteUser'],
};

const all = Object.entries<Endpoint>(endpoints);
const namesWhere = (isOne: (endpoint: Endpoint) => boolean) =>
  all
    .filter(([, endpoint]) => isOne(endpoint))
    .map(([name]) => name)
    .sort();
const sorted = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, [...names].sort()]));

describe('Z01: the step-up of every call', () => {
  it('is declared, or the reason for none, by whatever a session can change, by admin calls and by files', () => {
    const mustDecide = ({ access, method, answer }: Endpoint) =>
      access === 'admin' ||
      access === 'anyAdmin' ||
      ((access === 'signedIn' || access === 'member') && (method !== 'GET' || answer === 'file'));
    const undecided = namesWhere((one) => mustDecide(one) && one.stepUp === undefined && !one.noStepUp);
    expect(undecided).toEqual([]);
    expect(namesWhere((one) => one.stepUp !== undefined && one.noStepUp !== undefined)).toEqual([]);
    expect(namesWhere((one) => one.stepUp !== undefined && ['public', 'bearer', 'key'].includes(one.access))).toEqual(
      [],
    );
  });

  it('is the one of the list', () => {
    const levelOf = ({ stepUp }: Endpoint) =>
      typeof stepUp === 'object' ? `${stepUp.ask}, if ${stepUp.when}` : String(stepUp);
    const found = Object.keys(ASKING).map((level) => [level, namesWhere((one) => levelOf(one) === level)]);
    expect(Object.fromEntries(found)).toEqual(sorted(ASKING));
    expect(namesWhere(({ stepUp }) => stepUp !== undefined)).toEqual(Object.values(ASKING).flat().sort());
    expect(namesWhere(({ noStepUp = SHOWS }) => noStepUp !== SHOWS)).toEqual([...NOT_ASKING].sort());
    const reads = ({ method, answer }: Endpoint) => method === 'GET' && answer !== 'file';
    expect(namesWhere((one) => one.noStepUp === SHOWS && !reads(one))).toEqual([]);
  });

  it('goes with a waiting time for new admins where it is grave', () => {
    const whenOf = ({ grave }: Endpoint) => (typeof grave === 'object' ? grave.when : String(grave));
    const found = Object.keys(GRAVE).map((when) => [when, namesWhere((one) => whenOf(one) === when)]);
    expect(Object.fromEntries(found)).toEqual(sorted(GRAVE));
    expect(namesWhere(({ grave, stepUp }) => grave !== undefined && stepUp === undefined)).toEqual([]);
  });

  it('is asked for by the types', () => {
    const summary = '';
    // @ts-expect-error a call of admins decides
    endpointSpec({ access: 'admin', summary, response: Acknowledgement });
    // @ts-expect-error so does one by which people change something
    endpointSpec({ access: 'signedIn', event: 'session.ended', summary, response: Acknowledgement });
    // @ts-expect-error a reason is no step-up
    endpointSpec({ access: 'admin', stepUp: 'recent', noStepUp: 'both', summary, response: Acknowledgement });
    endpointSpec({ access: 'member', summary, response: Acknowledgement });
  });
});
