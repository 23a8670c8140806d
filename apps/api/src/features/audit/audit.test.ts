import { AUDIT_AREAS, AUDIT_EVENTS, AUDIT_KEPT_DAYS, type AuditEntry, type CallName, calls } from '@evenway/contract';
import { type Endpoint, endpoints, publicEndpoints } from '@evenway/contract/schemas';
import { completeCheckout } from '@evenway/local-stripe/complete-checkout';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetAuditOfOrganization, forgetAuditOfPerson } from '../../platform/audit/audit-repository.ts';
import { recordByLink } from '../../platform/audit/record.ts';
import {
  digest,
  invitedByMail,
  invitedPerson,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
  signUpBody,
} from '../../testing/accounts/people.ts';
import { providerPerson, signInWithProvider, visitProvider } from '../../testing/accounts/provider-sign-in.ts';
import { addApp, addPasskey, confirmPassword, SoftwareApp } from '../../testing/accounts/second-factor.ts';
import {
  claimDomain,
  newMailDomain,
  publishTxt,
  returnFrom,
  setUpSso,
  signInWithCompany,
} from '../../testing/accounts/single-sign-on.ts';
import { SoftwarePasskey } from '../../testing/accounts/software-passkey.ts';
import { type BillingProduct, GOOD_CARD, startBillingProduct } from '../../testing/billing-product.ts';
import { startWebhookReceiver } from '../../testing/network/webhook-receiver.ts';
import type { TestProduct } from '../../testing/test-product.ts';
import { insertMessage } from '../../testing/websites/messages.ts';
import { savedStatement } from '../../testing/websites/statements.ts';
import { queueCustomerUpdate } from '../billing/tasks.ts';
import { cleanUp } from '../clean-up/clean-up.ts';
import { finishDeletions } from '../data-rights/deletion/finish-deletions.ts';

let billing: BillingProduct;
let product: TestProduct;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeAll(async () => {
  billing = await startBillingProduct();
  product = billing.product;
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await billing.stop();
});

interface Outcome {
  readonly status: number;
}
/** A call that changes something, ready to run; the organization in whose trail it belongs, and who acts. */
interface Deed {
  readonly perform: () => Promise<Outcome>;
  /** Detects a failure that is not an error response: sign-in with a provider ends on a screen. */
  readonly failed?: (outcome: Outcome) => boolean;
  /** The data is at the payment provider, and is changed there before anything can be written here. */
  readonly isHeldElsewhere?: boolean;
  readonly organizationId: string | null;
  /** Another organization that has an entry too. */
  readonly alsoIn?: string;
  readonly actor: string;
  readonly target?: string | undefined;
}

let domains = 0;
const newDomain = () => {
  domains += 1;
  return `shop-${domains}.example`;
};
const organizationOf = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).body.orgId;
const newAdmin = async () => {
  const { client, email } = await signedInPerson(product);
  return { client, email, by: { organizationId: await organizationOf(client), actor: email } };
};
/** One for all actions that leave it usable. */
let shared: ReturnType<typeof newAdmin> | undefined;
const admin = () => {
  shared ??= newAdmin();
  return shared;
};
const website = async () => {
  const { client, by } = await admin();
  const domain = newDomain();
  const answer = await client.call(calls.onboardWebsite, {
    body: { domain, organizationId: by.organizationId ?? '', priceId: (await billing.plan('Growth')).id },
  });
  return { client, by: { ...by, target: domain }, id: answer.body.id, domain };
};
const message = async () => {
  const { client, by, id } = await website();
  return { client, by, websiteId: id, params: { id: await insertMessage(product, id) } };
};
const subscribe = async () => {
  const { client, by } = await admin();
  const domain = newDomain();
  const { id } = await billing.subscribe(client, domain);
  return { client, by: { ...by, target: domain }, id };
};
let sharedSubscription: ReturnType<typeof subscribe> | undefined;
const subscribed = () => {
  sharedSubscription ??= subscribe();
  return sharedSubscription;
};
const statementDraft = async () => {
  const { client, by, id, domain } = await website();
  return { client, by, ...(await savedStatement(client, id, domain)) };
};
const invited = async () => {
  const { client, by } = await admin();
  const email = newEmail();
  await client.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });
  return { client, by, email, token: await mailedToken(product, email, /invited/i) };
};
const offered = async (email = newEmail()) => {
  const made = await website();
  await made.client.call(calls.offerTransfer, { params: { id: made.id }, body: { email } });
  return { ...made, email, query: { token: await mailedToken(product, email, /is offered to you/) } };
};
const contact = async () => {
  const { client, by } = await admin();
  const email = newEmail();
  await client.call(calls.updateBillingSettings, { body: { contact: { email, language: 'en' } } });
  return { client, by: { ...by, target: email }, email };
};
const providerSignIn = async (provider: 'google' | 'facebook'): Promise<Deed> => {
  const email = newEmail();
  const client = product.client();
  await signInWithProvider(client, `${provider}/signup`, providerPerson(email));
  const perform = async () =>
    client.send('GET', await visitProvider(client, `${provider}/login`, providerPerson(email)));
  const failed = (outcome: Outcome) =>
    (outcome as unknown as { headers: Headers }).headers.get('location')?.includes('error=') ?? false;
  return { perform, failed, organizationId: null, actor: email };
};
/** Signs a colleague in; ends on a screen, whatever happens. */
const companySignIn = (email: string, groups?: string) => async () => {
  const end = await signInWithCompany(product.client(), email, groups === undefined ? {} : { groups });
  return { status: end.searchParams.has('error') ? 500 : 200 };
};
const finishedExport = async (organizationId: string | null | undefined, userId: string | null): Promise<string> => {
  const { rows } = await product.pool.query(
    `insert into data_exports (organization_id, user_id, language, state, size, finished_at, expires_at)
     values ($1, $2, 'en', 'ready', 0, now(), now() + interval '1 day') returning id`,
    [organizationId ?? null, userId],
  );
  return rows[0].id;
};
const withApp = async () => {
  const admin = await newAdmin();
  return { ...admin, ...(await addApp(admin.client)) };
};
const withPasskey = async () => {
  const admin = await newAdmin();
  await confirmPassword(admin.client);
  return { ...admin, passkey: await addPasskey(product, admin.client) };
};
const askedForReset = async () => {
  const { email, by } = await withApp();
  const client = product.client();
  await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
  await client.call(calls.askForReset, {});
  return { by, token: await mailedToken(product, email, /^Reset the two-step/) };
};
const closedAccount = async () => {
  const { client, by } = await admin();
  const { client: own, email } = await invitedPerson(product, client);
  await confirmPassword(own);
  await own.call(calls.deleteAccount, { body: { email } });
  return { own, email, by };
};
const renamed = (email: string) => ({ firstName: 'Ada', lastName: 'Roy', email });

const webhook = async () => {
  const { client, by } = await admin();
  const url = `${receiver.url}/hook`;
  const made = await client.call(calls.createWebhook, { body: { url, events: ['invoice.paid'] } });
  const { id } = made.body.webhook;
  return {
    client,
    by: { ...by, target: url },
    params: { id },
    remove: () => client.call(calls.deleteWebhook, { params: { id } }),
  };
};
/** One organization for all actions of single sign-on. */
const setUpCompany = async () => {
  const company = await newAdmin();
  return { ...company, ...(await setUpSso(product, company.client)) };
};
let sharedCompany: ReturnType<typeof setUpCompany> | undefined;
const company = () => {
  sharedCompany ??= setUpCompany();
  return sharedCompany;
};
const apiKey = { name: 'Build server', scopes: ['usage:read' as const], expiry: { days: 30 } };

/** One action for each call that changes something. A missing call is a type error. */
const actions: Record<RecordedCall, () => Promise<Deed>> = {
  async signUp() {
    const { by, email, token } = await invited();
    const body = { ...signUpBody(email), inviteToken: token };
    return { perform: () => product.client().call(calls.signUp, { body }), ...by, actor: email };
  },
  async signUpInvited() {
    const { by, email, token } = await invited();
    const body = { firstName: 'Sam', lastName: 'Roy', email, password: digest(PASSWORD), token };
    return { perform: () => product.client().call(calls.signUpInvited, { body }), ...by, actor: email };
  },
  async logIn() {
    const { email, by } = await admin();
    const body = { email, password: digest(PASSWORD) };
    return { perform: () => product.client().call(calls.logIn, { body }), ...by };
  },
  async logOut() {
    const { client, by } = await newAdmin();
    return { perform: () => client.call(calls.logOut, {}), ...by };
  },
  async returnFromSingleSignOn() {
    const { domain, organizationId } = await company();
    const email = `colleague@${domain}`;
    // A colleague from before: joining leaves an entry more.
    await signInWithCompany(product.client(), email);
    return { perform: companySignIn(email), organizationId, actor: email };
  },
  async saveSsoProvider() {
    const { client, by } = await company();
    const perform = () => client.call(calls.saveSsoProvider, { body: product.company });
    return { perform, ...by, target: product.company.issuer };
  },
  async removeSsoProvider() {
    const { client, by } = await setUpCompany();
    return { perform: () => client.call(calls.removeSsoProvider, {}), ...by, target: product.company.issuer };
  },
  async saveSsoRoles() {
    const { client, by } = await company();
    const body = { defaultRole: 'ORG_USER' as const, claim: null, scope: null, mappings: [] };
    return { perform: () => client.call(calls.saveSsoRoles, { body }), ...by, target: product.company.issuer };
  },
  async trySingleSignOn() {
    const { client, by } = await company();
    return { perform: () => client.call(calls.trySingleSignOn, {}), ...by, target: product.company.issuer };
  },
  async setSsoMode() {
    const { client, by } = await company();
    return { perform: () => client.call(calls.setSsoMode, { body: { mode: 'optional' } }), ...by };
  },
  async addSsoDomain() {
    const { client, by } = await company();
    const domain = newMailDomain();
    return { perform: () => client.call(calls.addSsoDomain, { body: { domain } }), ...by, target: domain };
  },
  async checkSsoDomain() {
    const { client, by } = await company();
    const { id, domain, record } = await claimDomain(client, newMailDomain());
    await publishTxt(product, record);
    return { perform: () => client.call(calls.checkSsoDomain, { params: { id } }), ...by, target: domain };
  },
  async removeSsoDomain() {
    const { client, by } = await company();
    const { id, domain } = await claimDomain(client, newMailDomain());
    return { perform: () => client.call(calls.removeSsoDomain, { params: { id } }), ...by, target: domain };
  },
  returnFromGoogle: () => providerSignIn('google'),
  returnFromFacebook: () => providerSignIn('facebook'),
  async verifyEmail() {
    const email = newEmail();
    const client = product.client();
    await client.call(calls.signUp, { body: signUpBody(email) });
    const token = await mailedToken(product, email, /verify/i);
    const { rows } = await product.pool.query('select organization_id from users where email = $1', [email]);
    const perform = () => client.call(calls.verifyEmail, { query: { token } });
    return { perform, organizationId: rows[0].organization_id, actor: email };
  },
  async resetPassword() {
    const { client, email, by } = await newAdmin();
    await client.call(calls.forgotPassword, { body: { email } });
    const token = await mailedToken(product, email, /reset/i);
    const body = { newPassword: digest('Another1!') };
    return { perform: () => product.client().call(calls.resetPassword, { query: { token }, body }), ...by };
  },
  async inviteUser() {
    const { client, by } = await admin();
    const email = newEmail();
    const perform = () => client.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });
    return { perform, ...by, target: email };
  },
  async resendInvitation() {
    const { client, by, email } = await invited();
    return { perform: () => client.call(calls.resendInvitation, { query: { email } }), ...by, target: email };
  },
  async revokeInvitation() {
    const { client, by, email } = await invited();
    return { perform: () => client.call(calls.revokeInvitation, { query: { email } }), ...by, target: email };
  },
  async switchOrganization() {
    const { client, by } = await newAdmin();
    await client.call(calls.createOrganization, { body: { name: 'Second', another: true } });
    const body = { organizationId: by.organizationId ?? '' };
    return { perform: () => client.call(calls.switchOrganization, { body }), ...by };
  },
  async joinOrganization() {
    const [{ client }, second] = [await admin(), await newAdmin()];
    await client.call(calls.inviteUser, { query: { email: second.email, role: 'ORG_USER' } });
    const token = await mailedToken(product, second.email, /invited/i);
    const perform = () => second.client.call(calls.joinOrganization, { query: { token } });
    return { perform, organizationId: await organizationOf(client), actor: second.email };
  },
  async updateUserRole() {
    const { client, by } = await admin();
    const { userId, email } = await invitedPerson(product, client);
    const change = { params: { id: userId }, body: { role: 'ORG_ADMIN' as const } };
    return { perform: () => client.call(calls.updateUserRole, change), ...by, target: email };
  },
  async deleteUser() {
    const { client, by } = await admin();
    const { userId, email } = await invitedPerson(product, client);
    return { perform: () => client.call(calls.deleteUser, { params: { id: userId } }), ...by, target: email };
  },
  async leaveOrganization() {
    const { client, by } = await admin();
    const member = await invitedPerson(product, client);
    return { perform: () => member.client.call(calls.leaveOrganization, {}), ...by, actor: member.email };
  },
  async createOrganization() {
    const { client, by } = await newAdmin();
    const perform = () => client.call(calls.createOrganization, { body: { name: 'Roy & Co', another: true } });
    return { perform, actor: by.actor, organizationId: null, target: 'Roy & Co' };
  },
  async updateOrganization() {
    const { client, by } = await admin();
    return { perform: () => client.call(calls.updateOrganization, { body: { name: 'New' } }), ...by, target: 'New' };
  },
  async deleteOrganization() {
    const { client, by } = await newAdmin();
    await confirmPassword(client);
    const name = 'Durand & Co';
    return { perform: () => client.call(calls.deleteOrganization, { body: { name } }), ...by, target: name };
  },
  async restoreOrganization() {
    const { client, by } = await newAdmin();
    await confirmPassword(client);
    await client.call(calls.deleteOrganization, { body: { name: 'Durand & Co' } });
    return { perform: () => client.call(calls.restoreOrganization, {}), ...by };
  },
  async deleteAccount() {
    const { client, by } = await admin();
    const { client: own, email } = await invitedPerson(product, client);
    await confirmPassword(own);
    return { perform: () => own.call(calls.deleteAccount, { body: { email } }), ...by, actor: email };
  },
  async restoreAccount() {
    const { own, email, by } = await closedAccount();
    await own.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    return { perform: () => own.call(calls.restoreAccount, {}), ...by, actor: email };
  },
  async restoreAccountByLink() {
    const { email } = await closedAccount();
    const token = await mailedToken(product, email, /will be deleted/);
    const perform = () => product.client().call(calls.restoreAccountByLink, { query: { token } });
    return { perform, organizationId: null, actor: email };
  },
  async requestOrganizationExport() {
    const { client, by } = await newAdmin();
    return { perform: () => client.call(calls.requestOrganizationExport, {}), ...by };
  },
  async downloadOrganizationExport() {
    const { client, by } = await newAdmin();
    const id = await finishedExport(by.organizationId, null);
    return { perform: () => client.call(calls.downloadOrganizationExport, { params: { id } }), ...by };
  },
  async downloadOwnExport() {
    const { client, by } = await newAdmin();
    const { userId } = (await client.call(calls.getSessionUser, {})).body;
    const id = await finishedExport(null, userId);
    return { perform: () => client.call(calls.downloadOwnExport, { params: { id } }), ...by };
  },
  async exportAuditEntries() {
    const { client, by } = await admin();
    return { perform: () => client.call(calls.exportAuditEntries, { query: { format: 'csv' } }), ...by };
  },
  async requestOwnExport() {
    const { client, by } = await newAdmin();
    return { perform: () => client.call(calls.requestOwnExport, {}), ...by };
  },
  async updateBillingSettings() {
    const { client, by } = await admin();
    const email = newEmail();
    const body = { contact: { email, language: 'en' as const } };
    return { perform: () => client.call(calls.updateBillingSettings, { body }), ...by, target: email };
  },
  async resendBillingConfirmation() {
    const { client, by } = await contact();
    return { perform: () => client.call(calls.resendBillingConfirmation, {}), ...by };
  },
  async answerBillingContact() {
    const { by, email } = await contact();
    const token = await mailedToken(product, email, /invoices/);
    const answer = { query: { token }, body: { accept: true } };
    return { perform: () => product.client().call(calls.answerBillingContact, answer), ...by, actor: email };
  },
  async updatePersonalInfo() {
    const { client, email, by } = await admin();
    return { perform: () => client.call(calls.updatePersonalInfo, { body: renamed(email) }), ...by };
  },
  async resendEmailChange() {
    const { client, by } = await admin();
    await confirmPassword(client);
    await client.call(calls.updatePersonalInfo, { body: renamed(newEmail()) });
    return { perform: () => client.call(calls.resendEmailChange, {}), ...by };
  },
  async withdrawEmailChange() {
    const { client, by } = await admin();
    await confirmPassword(client);
    await client.call(calls.updatePersonalInfo, { body: renamed(newEmail()) });
    return { perform: () => client.call(calls.withdrawEmailChange, {}), ...by };
  },
  async updateMailLanguage() {
    const { client, by } = await admin();
    return { perform: () => client.call(calls.updateMailLanguage, { body: { language: 'fr' } }), ...by };
  },
  async changePassword() {
    const { client, by } = await newAdmin();
    const body = { oldPassword: digest(PASSWORD), newPassword: digest('Another1!') };
    return { perform: () => client.call(calls.changePassword, { body }), ...by };
  },
  async onboardWebsite() {
    const { client, by } = await admin();
    const domain = newDomain();
    const { id: priceId } = await billing.plan('Growth');
    const body = { domain, organizationId: by.organizationId ?? '', priceId };
    return { perform: () => client.call(calls.onboardWebsite, { body }), ...by, target: domain };
  },
  async deleteWebsite() {
    const { client, by, id } = await website();
    return { perform: () => client.call(calls.deleteWebsite, { params: { id } }), ...by };
  },
  async offerTransfer() {
    const { client, by, id } = await website();
    const offer = { params: { id }, body: { email: newEmail() } };
    return { perform: () => client.call(calls.offerTransfer, offer), ...by };
  },
  async withdrawTransfer() {
    const { client, by, id } = await offered();
    return { perform: () => client.call(calls.withdrawTransfer, { params: { id } }), ...by };
  },
  async declineTransfer() {
    const { by, email, query } = await offered();
    return { perform: () => product.client().call(calls.declineTransfer, { query }), ...by, actor: email };
  },
  async acceptTransfer() {
    const receiver = await newAdmin();
    const { by, query } = await offered(receiver.email);
    const organizationId = receiver.by.organizationId ?? '';
    const perform = () => receiver.client.call(calls.acceptTransfer, { query, body: { organizationId } });
    return { perform, ...by, actor: receiver.email, alsoIn: organizationId };
  },
  async moveWebsite() {
    const { client, by } = await newAdmin();
    const domain = newDomain();
    const { id: priceId } = await billing.plan('Growth');
    const body = { domain, organizationId: by.organizationId ?? '', priceId };
    const { id } = (await client.call(calls.onboardWebsite, { body })).body;
    const other = (await client.call(calls.createOrganization, { body: { name: 'Second', another: true } })).body.id;
    await client.call(calls.switchOrganization, { body: { organizationId: by.organizationId ?? '' } });
    const move = { params: { id }, body: { organizationId: other } };
    return { perform: () => client.call(calls.moveWebsite, move), ...by, target: domain, alsoIn: other };
  },
  async listMessages() {
    const { client, by, websiteId } = await message();
    const params = { websiteId };
    return { perform: () => client.call(calls.listMessages, { params, query: {} }), ...by };
  },
  async getMessage() {
    const { client, by, params } = await message();
    return { perform: () => client.call(calls.getMessage, { params }), ...by };
  },
  async exportMessages() {
    const { client, by, websiteId } = await message();
    const params = { websiteId };
    return { perform: () => client.call(calls.exportMessages, { params, query: { format: 'csv' } }), ...by };
  },
  async switchMessages() {
    const { client, by, id } = await website();
    const change = { params: { websiteId: id }, body: { isOn: true } };
    return { perform: () => client.call(calls.switchMessages, change), ...by };
  },
  async switchMessageDigest() {
    const { client, by } = await admin();
    return { perform: () => client.call(calls.switchMessageDigest, { body: { isWanted: false } }), ...by };
  },
  async answerMessage() {
    const { client, by, params } = await message();
    const body = { version: 1, text: 'We look into it.', isMended: false };
    return { perform: () => client.call(calls.answerMessage, { params, body }), ...by };
  },
  async updateMessage() {
    const { client, by, params } = await message();
    const body = { version: 1, note: 'Ask the designer' };
    return { perform: () => client.call(calls.updateMessage, { params, body }), ...by };
  },
  async deleteMessage() {
    const { client, by, params } = await message();
    return { perform: () => client.call(calls.deleteMessage, { params }), ...by };
  },
  async saveWidgetConfig() {
    const { client, by, id } = await subscribed();
    const save = { params: { websiteId: id }, body: { config: { language: 'fr' as const } } };
    return { perform: () => client.call(calls.saveWidgetConfig, save), ...by };
  },
  async resetWidgetConfig() {
    const { client, by, id } = await subscribed();
    return { perform: () => client.call(calls.resetWidgetConfig, { params: { websiteId: id }, body: {} }), ...by };
  },
  async publishStatement() {
    const { client, by, params, revision } = await statementDraft();
    return { perform: () => client.call(calls.publishStatement, { params, body: { revision } }), ...by };
  },
  async unpublishStatement() {
    const { client, by, params, revision } = await statementDraft();
    await client.call(calls.publishStatement, { params, body: { revision } });
    return { perform: () => client.call(calls.unpublishStatement, { params }), ...by };
  },
  async changeStatementSettings() {
    const { client, by, params, revision } = await statementDraft();
    await client.call(calls.publishStatement, { params, body: { revision } });
    const change = { params, body: { isLinked: true } };
    return { perform: () => client.call(calls.changeStatementSettings, change), ...by };
  },
  async createCheckoutSession() {
    const { client, by } = await admin();
    const domain = newDomain();
    const { id: priceId } = await billing.plan('Growth');
    return {
      perform: () => client.call(calls.createCheckoutSession, { body: { domain, priceId } }),
      ...by,
      target: domain,
    };
  },
  async confirmCheckout() {
    const { client, by } = await admin();
    const domain = newDomain();
    const { id: priceId } = await billing.plan('Growth');
    const { body } = await client.call(calls.createCheckoutSession, { body: { domain, priceId } });
    await completeCheckout(body.url, GOOD_CARD);
    const { rows } = await product.pool.query(
      'select session_id from checkout_attempts a join websites w on w.id = a.website_id where w.domain = $1',
      [domain],
    );
    const sessionId = rows[0]?.session_id ?? new URL(body.url).pathname.split('/').at(-1);
    return {
      perform: () => client.call(calls.confirmCheckout, { body: { sessionId } }),
      isHeldElsewhere: true,
      ...by,
      target: domain,
    };
  },
  async changePlan() {
    const { client, by, id } = await subscribed();
    const body = { websiteId: id, newPriceId: (await billing.plan('Starter')).id };
    return { perform: () => client.call(calls.changePlan, { body }), isHeldElsewhere: true, ...by };
  },
  async cancelSubscription() {
    const { client, by, id } = await subscribed();
    return {
      perform: () => client.call(calls.cancelSubscription, { query: { websiteId: id } }),
      isHeldElsewhere: true,
      ...by,
    };
  },
  async resumeSubscription() {
    const { client, by, id } = await subscribed();
    await client.call(calls.cancelSubscription, { query: { websiteId: id } });
    return {
      perform: () => client.call(calls.resumeSubscription, { query: { websiteId: id } }),
      isHeldElsewhere: true,
      ...by,
    };
  },
  async cancelWebsite() {
    const { client, by, id } = await subscribed();
    return { perform: () => client.call(calls.cancelWebsite, { params: { id } }), isHeldElsewhere: true, ...by };
  },
  async resumeWebsite() {
    const { client, by, id } = await subscribed();
    await client.call(calls.cancelWebsite, { params: { id } });
    return { perform: () => client.call(calls.resumeWebsite, { params: { id } }), isHeldElsewhere: true, ...by };
  },
  async payInvoices() {
    const { client, by, id } = await subscribed();
    return {
      perform: () => client.call(calls.payInvoices, { query: { websiteId: id } }),
      isHeldElsewhere: true,
      ...by,
    };
  },
  async createApiKey() {
    const { client, by } = await admin();
    const target: string = expect.stringMatching(/^Build server \(evw_live_.{4}…\)$/);
    return { perform: () => client.call(calls.createApiKey, { body: apiKey }), ...by, target };
  },
  async revokeApiKey() {
    const { client, by } = await admin();
    const { key } = (await client.call(calls.createApiKey, { body: apiKey })).body;
    const perform = () => client.call(calls.revokeApiKey, { params: { id: key.id } });
    return { perform, ...by, target: `Build server (${key.prefix}…)` };
  },
  async createWebhook() {
    const { client, by } = await admin();
    const body = { url: `${receiver.url}/new?token=secret`, events: ['invoice.paid' as const] };
    return { perform: () => client.call(calls.createWebhook, { body }), ...by, target: `${receiver.url}/new` };
  },
  async updateWebhook() {
    const { client, by, params } = await webhook();
    const body = { url: by.target, events: ['website.live' as const] };
    return { perform: () => client.call(calls.updateWebhook, { params, body }), ...by };
  },
  async deleteWebhook() {
    const { by, remove } = await webhook();
    return { perform: remove, ...by };
  },
  async rotateWebhookSecret() {
    const { client, by, params } = await webhook();
    return { perform: () => client.call(calls.rotateWebhookSecret, { params }), ...by };
  },
  async testWebhook() {
    const { client, by, params } = await webhook();
    return { perform: () => client.call(calls.testWebhook, { params }), ...by };
  },
  async resendWebhookDelivery() {
    const { client, by, params } = await webhook();
    await client.call(calls.testWebhook, { params });
    const [delivery] = (await client.call(calls.listWebhookDeliveries, { params })).body;
    const perform = () => client.call(calls.resendWebhookDelivery, { params: { id: delivery?.id ?? '' } });
    return { perform, ...by };
  },
  async createPortalSession() {
    const { client, by } = await subscribed();
    return { perform: () => client.call(calls.createPortalSession, {}), ...by, target: undefined };
  },
  async completeSecondStep() {
    const { email, codes, by } = await withApp();
    const perform = async () => {
      const client = product.client();
      await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
      return client.call(calls.completeSecondStep, { body: { code: codes.pop() ?? '' } });
    };
    return { perform, ...by };
  },
  async completeSecondStepWithPasskey() {
    const { email, passkey, by } = await withPasskey();
    const perform = async () => {
      const client = product.client();
      await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
      const { body: options } = await client.call(calls.beginPasskeySignIn, {});
      return client.call(calls.completeSecondStepWithPasskey, { body: { assertion: passkey.answer(options) } });
    };
    return { perform, ...by };
  },
  async signInWithPasskey() {
    const { passkey, by } = await withPasskey();
    const perform = async () => {
      const client = product.client();
      const { body: options } = await client.call(calls.beginPasskeySignIn, {});
      return client.call(calls.signInWithPasskey, { body: { assertion: passkey.answer(options) } });
    };
    return { perform, ...by };
  },
  async confirmAuthenticator() {
    const { client, by } = await newAdmin();
    await confirmPassword(client);
    const { body } = await client.call(calls.beginAuthenticator, {});
    const app = new SoftwareApp(body.secret);
    return { perform: () => client.call(calls.confirmAuthenticator, { body: { code: app.at(0) } }), ...by };
  },
  async addPasskey() {
    const { client, by } = await newAdmin();
    await confirmPassword(client);
    const perform = async () => {
      const { body: options } = await client.call(calls.beginPasskey, {});
      const registration = new SoftwarePasskey(product.settings.WEB_URL).register(options);
      return client.call(calls.addPasskey, { body: { name: 'Key', registration } });
    };
    return { perform, ...by };
  },
  async removeAuthenticator() {
    const { client, by } = await withApp();
    return { perform: () => client.call(calls.removeAuthenticator, {}), ...by };
  },
  async removePasskey() {
    const { client, by } = await withPasskey();
    const [passkey] = (await client.call(calls.getSecurity, {})).body.passkeys;
    return { perform: () => client.call(calls.removePasskey, { params: { id: passkey?.id ?? '' } }), ...by };
  },
  async renewRecoveryCodes() {
    const { client, by } = await withApp();
    return { perform: () => client.call(calls.renewRecoveryCodes, {}), ...by };
  },
  async confirmIdentity() {
    const { client, codes, by } = await withApp();
    return { perform: () => client.call(calls.confirmIdentity, { body: { code: codes.pop() ?? '' } }), ...by };
  },
  async confirmWithPasskey() {
    const { client, passkey, by } = await withPasskey();
    const perform = async () => {
      const { body: options } = await client.call(calls.beginPasskeyConfirmation, {});
      return client.call(calls.confirmWithPasskey, { body: { assertion: passkey.answer(options) } });
    };
    return { perform, ...by };
  },
  async endSession() {
    const { client, email, by } = await newAdmin();
    await product.client().call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    const [, other] = (await client.call(calls.listSessions, {})).body;
    return { perform: () => client.call(calls.endSession, { params: { id: other?.id ?? '' } }), ...by };
  },
  async endOtherSessions() {
    const { client, by } = await newAdmin();
    return { perform: () => client.call(calls.endOtherSessions, {}), ...by };
  },
  async updateSecuritySettings() {
    const { client, by } = await withApp();
    const body = { requiresSecondFactor: true };
    return { perform: () => client.call(calls.updateSecuritySettings, { body }), ...by };
  },
  async resetSecondFactor() {
    const { client, by } = await withApp();
    const member = await invitedPerson(product, client);
    const reset = { params: { id: member.userId } };
    return { perform: () => client.call(calls.resetSecondFactor, reset), ...by, target: member.email };
  },
  async confirmReset() {
    const { token, by } = await askedForReset();
    return { perform: () => product.client().call(calls.confirmReset, { query: { token } }), ...by };
  },
  async stopReset() {
    const { token, by } = await askedForReset();
    await product.client().call(calls.confirmReset, { query: { token } });
    const query = { token: await mailedToken(product, by.actor, /will be reset/) };
    return { perform: () => product.client().call(calls.stopReset, { query }), ...by };
  },
  async startCheck() {
    const { client, by, id } = await subscribed();
    const check = { params: { websiteId: id }, body: { width: null, theme: 'device' as const } };
    return { perform: () => client.call(calls.startCheck, check), ...by };
  },
  async stopCheck() {
    const { client, by, id } = await subscribed();
    const check = { params: { websiteId: id }, body: { width: null, theme: 'device' as const } };
    const started = await client.call(calls.startCheck, check);
    const params = { id: started.body.check.id };
    return { perform: () => client.call(calls.stopCheck, { params }), ...by };
  },
  async setFindingStatus() {
    const { client, by, id } = await subscribed();
    const { rows } = await product.pool.query(
      `insert into accessibility_findings (website_id, fingerprint, rule, impact, pages, count, snippet, first_seen_at, last_seen_at, theme, change, changed_in)
       values ($1, 'f', 'image-alt', 'critical', '[]', 1, '<img>', now(), now(), 'device', 'new', gen_random_uuid()) returning id`,
      [id],
    );
    const change = { params: { id: rows[0].id }, body: { status: 'planned' as const } };
    return { perform: () => client.call(calls.setFindingStatus, change), ...by };
  },
  async answerManualCheck() {
    const { client, by, id } = await subscribed();
    const answer = { params: { websiteId: id, check: 'keyboard' as const }, body: { outcome: 'passed' as const } };
    return { perform: () => client.call(calls.answerManualCheck, answer), ...by };
  },
  async getCustomerPortal() {
    const { client, by } = await subscribed();
    return { perform: () => client.call(calls.getCustomerPortal, {}), ...by, target: undefined };
  },
};

/** Their entry needs a page on the public web. `saveProof` in their routes writes both in one transaction. */
type NeedsTheWeb = 'checkWidgetInstallation' | 'proveWebsiteOwnership';
type RecordedCall = Exclude<
  { [Name in CallName]: (typeof endpoints)[Name] extends { readonly event: string } ? Name : never }[CallName],
  NeedsTheWeb
>;

/** A person who reads files and lists of people takes their data along. */
const readsPeople = ({ answer, response }: Endpoint) => answer === 'file' || listsPeople(response, false);
const ABOUT_PEOPLE = ['email', 'actor', 'author', 'barrier'];
function listsPeople(schema: unknown, isInList: boolean): boolean {
  const def = (schema as { _zod?: { def: SchemaDefinition } } | undefined)?._zod?.def;
  if (def?.type === 'array') return listsPeople(def.element, true);
  const fields = Object.entries(def?.shape ?? {});
  if (isInList && fields.some(([name]) => ABOUT_PEOPLE.includes(name))) return true;
  const parts = [
    ...fields.map(([, field]) => field),
    ...(def?.options ?? []),
    ...(def?.innerType ? [def.innerType] : []),
  ];
  return parts.some((part) => listsPeople(part, isInList));
}
interface SchemaDefinition {
  readonly type: string;
  readonly element?: unknown;
  readonly shape?: object;
  readonly options?: readonly unknown[];
  readonly innerType?: unknown;
}

/** What some calls record besides their event, or instead of it: each with what was recorded. */
const otherDeeds: Record<string, () => Promise<Deed & { readonly events: readonly string[] }>> = {
  async 'returnFromSingleSignOn member.joined'() {
    const { domain, organizationId } = await company();
    const email = `joining@${domain}`;
    return { perform: companySignIn(email), organizationId, actor: email, events: ['member.joined', 'session.opened'] };
  },
  async 'returnFromSingleSignOn member.role_changed'() {
    const { client, domain, by } = await setUpCompany();
    const mappings = [{ value: 'bosses', role: 'ORG_ADMIN' as const }];
    await client.call(calls.saveSsoRoles, {
      body: { defaultRole: 'ORG_USER', claim: 'groups', scope: null, mappings },
    });
    const email = `rising@${domain}`;
    await signInWithCompany(product.client(), email);
    const events = ['member.role_changed', 'session.opened'];
    return { perform: companySignIn(email, 'bosses'), organizationId: by.organizationId, actor: email, events };
  },
  async 'returnFromSingleSignOn session.confirmed'() {
    const { domain, organizationId } = await company();
    const email = `confirming@${domain}`;
    const client = product.client();
    await signInWithCompany(client, email);
    const perform = async () => {
      const { body } = await client.call(calls.confirmWithCompany, {});
      const end = await returnFrom(client, body.url, email);
      return { status: end.searchParams.get('outcome') === 'done' ? 200 : 500 };
    };
    return { perform, organizationId, actor: email, events: ['session.confirmed'] };
  },
  'returnFromGoogle session.confirmed': () => confirmingWithProvider('google'),
  'returnFromFacebook session.confirmed': () => confirmingWithProvider('facebook'),
  'returnFromGoogle member.joined': () => joiningWithProvider('google'),
  'returnFromFacebook member.joined': () => joiningWithProvider('facebook'),
};

async function confirmingWithProvider(provider: 'google' | 'facebook') {
  const email = newEmail();
  const client = product.client();
  await signInWithProvider(client, `${provider}/signup`, providerPerson(email));
  const perform = async () => {
    const end = await signInWithProvider(client, `${provider}/confirm`, providerPerson(email));
    return { status: end.searchParams.get('outcome') === 'done' ? 200 : 500 };
  };
  return { perform, organizationId: null, actor: email, events: ['session.confirmed'] };
}

async function joiningWithProvider(provider: 'google' | 'facebook') {
  const { by, email, token } = await invited();
  const perform = async () => {
    const end = await signInWithProvider(product.client(), `${provider}/signup?token=${token}`, providerPerson(email));
    return { status: end.searchParams.has('error') ? 500 : 200 };
  };
  return { ...by, perform, actor: email, events: ['member.joined', 'session.opened'] };
}

const all = [...Object.entries<Endpoint>(endpoints), ...Object.entries<Endpoint>(publicEndpoints)];
const entriesBy = async (actor: string) =>
  (await product.pool.query('select * from audit_entries where actor_label = $1 order by at, id', [actor])).rows;
/**
 * All stored data, except what changes by itself (counters of attempts, jobs, mails, health) and what an attempt
 * consumes even if it fails: visits to providers, passkey challenges, codes.
 */
const stored = async (): Promise<unknown> => {
  storedSums ??= findStoredSums();
  return (await product.pool.query(await storedSums)).rows;
};
/** One statement for all tables, asked for once: hundreds would take longer than the calls. */
let storedSums: Promise<string> | undefined;
async function findStoredSums(): Promise<string> {
  const { rows } = await product.pool.query(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and relname not in ('rate_limits', 'provider_visits', 'sso_visits', 'passkey_challenges', 'pending_sign_ins', 'recovery_codes', 'passkeys', 'mail_outbox', 'payment_events', 'job_runners', 'health_heartbeat') order by 1`,
  );
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as name, coalesce(md5(string_agg(line, '' order by line)), '') as sum from (select t::text as line from "${name}" t) x`,
    )
    .join(' union all ')
    .concat(' order by name');
}
const role = () => new URL(product.settings.DATABASE_URL).username;

describe('every call that changes something', () => {
  it('Z11: names its event, or says why it has none, and so does what reads data of people in bulk', () => {
    for (const [name, endpoint] of all) {
      const { method, event, unrecorded } = endpoint;
      const named = [event, unrecorded].filter(Boolean);
      if (method !== 'GET' || readsPeople(endpoint)) expect(named, name).toHaveLength(1);
      else expect(unrecorded, name).toBeUndefined();
    }
    expect(new Set(AUDIT_EVENTS.map((event) => event.split('.')[0]))).toEqual(new Set(AUDIT_AREAS));
  });

  describe.each(Object.entries(actions))('%s', (name, prepare) => {
    it('writes one entry, and changes nothing when that cannot be written', async () => {
      const { perform, failed = ({ status }) => status >= 500, ...action } = await prepare();
      const { organizationId, alsoIn, actor, target, isHeldElsewhere = false } = action;
      await product.jobsDone();
      const known = (await entriesBy(actor)).length;
      if (!isHeldElsewhere) {
        const before = await stored();
        await product.pool.query(`revoke insert on audit_entries from "${role()}"`);
        try {
          expect(failed(await perform()), 'with a closed trail').toBe(true);
        } finally {
          await product.pool.query(`grant insert on audit_entries to "${role()}"`);
        }
        expect(await stored()).toEqual(before);
      }
      expect((await perform()).status).toBeLessThan(400);
      const entries = (await entriesBy(actor)).slice(known);
      expect(entries).toHaveLength(alsoIn ? 2 : 1);
      const here = alsoIn ? entries.find((entry) => entry.organization_id === organizationId) : entries[0];
      if (alsoIn) expect(entries.map((entry) => entry.organization_id)).toContain(alsoIn);
      expect(here).toMatchObject({
        event: (endpoints[name as CallName] as Endpoint).event,
        target_label: target ?? null,
        network: '127.0.0.0/24',
        request_id: expect.stringMatching(/./),
        ...(name !== 'createOrganization' && { organization_id: organizationId }),
      });
      for (const secret of [digest(PASSWORD), digest('Another1!')])
        expect(JSON.stringify(entries)).not.toContain(secret);
    });
  });
});

describe('Z11: every call that records further events', () => {
  it('has a case for each', () => {
    const declared = all.flatMap(([name, { otherEvents = [] }]) => otherEvents.map((event) => `${name} ${event}`));
    expect(Object.keys(otherDeeds).sort()).toEqual(declared.sort());
  });

  it.each(Object.entries(otherDeeds))('%s', async (_, prepare) => {
    const { perform, organizationId, actor, events } = await prepare();
    await product.jobsDone();
    const known = (await entriesBy(actor)).length;
    const before = await stored();
    await product.pool.query(`revoke insert on audit_entries from "${role()}"`);
    try {
      expect((await perform()).status).toBe(500);
    } finally {
      await product.pool.query(`grant insert on audit_entries to "${role()}"`);
    }
    expect(await stored()).toEqual(before);
    expect((await perform()).status).toBe(200);
    const entries = (await entriesBy(actor)).slice(known);
    expect(entries.map(({ event }) => event).sort()).toEqual(events);
    for (const entry of entries) expect(entry.organization_id).toBe(organizationId);
  });
});

describe('reading messages of visitors', () => {
  it('Z11: leaves one entry an hour by person and message, however often it is read', async () => {
    const { client, by, params } = await message();
    const read = async () => {
      const answers = [
        await client.call(calls.getMessage, { params }),
        await client.call(calls.getMessage, { params }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { rows } = await product.pool.query(
        'select actor_label, event from audit_entries where target_id = $1 order by at, id',
        [params.id],
      );
      return rows;
    };
    const entry = { actor_label: by.actor, event: 'message.read' };
    expect(await read()).toEqual([entry]);
    await product.pool.query(`update audit_entries set at = at - interval '61 minutes' where target_id = $1`, [
      params.id,
    ]);
    expect(await read()).toEqual([entry, entry]);
    const colleague = await invitedPerson(product, client, 'ORG_ADMIN');
    for (let time = 0; time < 2; time += 1)
      expect((await colleague.client.call(calls.getMessage, { params })).status).toBe(200);
    expect(await read()).toEqual([entry, entry, { ...entry, actor_label: colleague.email }]);
  });
});

describe('the audit trail', () => {
  const read = async (client: TestClient, query: Record<string, string> = {}) =>
    (await client.call(calls.listAuditEntries, { query })).body;
  const download = async (client: TestClient, query: { format: 'csv' | 'json'; search?: string }) =>
    client.call(calls.exportAuditEntries, { query });

  it('shows an organization its own entries, newest first, page by page, and nobody else’s', async () => {
    const { client, by } = await newAdmin();
    const stranger = await newAdmin();
    await product.pool.query(
      `insert into audit_entries (organization_id, event, actor_kind, actor_label, network, request_id, at)
       select $1, 'widget.saved', 'person', 'many-' || n || '@example.org', '192.0.2.0/24', 'r', now() - n * interval '1 second'
       from generate_series(1, 120) n`,
      [by.organizationId],
    );
    const seen: AuditEntry[] = [];
    for (let page = await read(client); ; page = await read(client, { after: seen.at(-1)?.id ?? '' })) {
      seen.push(...page.entries);
      if (!page.hasMore) break;
    }
    expect(seen.filter(({ event }) => event === 'widget.saved')).toHaveLength(120);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const theirs = await read(stranger.client);
    expect(theirs.entries.map(({ actor }) => actor)).not.toContain('many-1@example.org');
    // A cursor from someone else's trail is not valid, even where older entries of one's own would follow.
    await product.pool.query(
      `insert into audit_entries (organization_id, event, actor_kind, actor_label, network, request_id, at)
       values ($1, 'widget.saved', 'person', 'old@example.org', '192.0.2.0/24', 'r', now() - interval '1 day')`,
      [stranger.by.organizationId],
    );
    expect((await read(stranger.client, { after: theirs.entries[0]?.id ?? '' })).entries).not.toEqual([]);
    expect((await read(stranger.client, { after: seen[3]?.id ?? '' })).entries).toEqual([]);
  });

  it('keeps the order of what one transaction recorded', async () => {
    const { client, email, by } = await newAdmin();
    const steps = Array.from({ length: 12 }, (_, step) => step);
    await product.platform.database.transaction(async (tx) => {
      for (const step of steps) {
        const actor = { kind: 'person', id: null, label: email } as const;
        const entry = {
          event: 'widget.saved',
          organizationId: by.organizationId ?? '',
          actor,
          details: { step },
        } as const;
        await recordByLink(tx, entry, { ip: '192.0.2.7', id: 'one-request' });
      }
    });
    const { entries } = await read(client, { area: 'widget' });
    expect(entries.map(({ details }) => details.step)).toEqual(steps.toReversed());
  });

  it('can be searched by who and what, by area and by day', async () => {
    // The day on which its entries begin, also around midnight.
    const today = new Date().toISOString().slice(0, 10);
    const { client, by } = await newAdmin();
    const { email } = await invitedByMail(product, client);
    await client.call(calls.updateOrganization, { body: { name: '100% Roy_' } });
    const events = async (query: Record<string, string>) =>
      (await read(client, query)).entries.map(({ event }) => event).sort();
    expect(await events({ search: email.toUpperCase() })).toEqual([
      'invitation.sent',
      'member.joined',
      'session.opened',
    ]);
    expect(await events({ search: '100% r' })).toEqual(['organization.renamed']);
    expect(await events({ search: '%' })).toEqual(['organization.renamed']);
    expect(await events({ area: 'invitation' })).toEqual(['invitation.sent']);
    const all = await events({});
    expect(all.length).toBeGreaterThan(3);
    await product.pool.query(
      `insert into audit_entries (organization_id, event, actor_kind, actor_label, network, request_id, at)
       values ($1, 'member.left', 'person', 'x@example.org', '192.0.2.0/24', 'r', now() - interval '40 days')`,
      [by.organizationId],
    );
    const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
    expect(await events({ to: day })).toEqual(['member.left']);
    expect(await events({ from: day, to: day })).toEqual(['member.left']);
    expect(await events({ from: today })).toEqual(all);
    const { status } = await client.call(calls.listAuditEntries, { query: { from: 'yesterday' } });
    expect(status).toBe(400);
  });

  it('leaves as a CSV or JSON file, whole, and safe to open in a spreadsheet', async () => {
    const { client, by } = await newAdmin();
    const rows = 2_345;
    await product.pool.query(
      `insert into audit_entries (organization_id, event, actor_kind, actor_label, network, request_id, at)
       select $1, 'widget.saved', 'person', '=cmd("' || n || '")', '192.0.2.0/24', 'r', now() - n * interval '1 minute'
       from generate_series(1, ${rows}) n`,
      [by.organizationId],
    );
    const csv = await download(client, { format: 'csv', search: 'cmd' });
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="audit-trail.csv"');
    const lines = String(csv.body).trim().split('\r\n');
    expect(lines).toHaveLength(rows + 1);
    expect(lines[0]).toBe('at,event,actor,target,network,details,id');
    expect(lines[1]).toMatch(/^[\d-]+T[\d:.]+Z,widget\.saved,"'=cmd\(""1""\)",,192\.0\.2\.0\/24,\{\},/);
    const json = await download(client, { format: 'json', search: 'cmd' });
    expect(json.body).toHaveLength(rows);
    expect((await download(client, { format: 'json', search: 'nobody' })).body).toEqual([]);
    const { client: user } = await invitedPerson(product, client);
    expect((await user.call(calls.exportAuditEntries, { query: { format: 'csv' } })).status).toBe(403);
  });

  it('is kept for 400 days, no longer, and servers cannot make it shorter', async () => {
    const { client, by } = await newAdmin();
    const add = (days: number) =>
      product.pool.query(
        `insert into audit_entries (organization_id, event, actor_kind, actor_label, network, request_id, at)
         values ($1, 'member.left', 'person', $2, '192.0.2.0/24', 'r', now() - make_interval(days => $3))`,
        [by.organizationId, `days-${days}@example.org`, days],
      );
    await add(AUDIT_KEPT_DAYS - 1);
    await add(AUDIT_KEPT_DAYS + 1);
    const labels = async () => (await read(client, { search: 'days-' })).entries.map(({ actor }) => actor);
    expect(await labels()).toEqual([`days-${AUDIT_KEPT_DAYS - 1}@example.org`]);
    await cleanUp(product.platform.database);
    const { rows } = await product.pool.query("select actor_label from audit_entries where actor_label like 'days-%'");
    expect(rows).toEqual([{ actor_label: `days-${AUDIT_KEPT_DAYS - 1}@example.org` }]);
    await expect(product.platform.database.execute('select forget_old_audit_entries(399, 10)')).rejects.toThrow();
  });

  it('forgets the names of people who left or were removed 14 nights ago, and no others', async () => {
    const { client, email, by } = await newAdmin();
    const { userId, email: member } = await invitedByMail(product, client);
    await client.call(calls.deleteUser, { params: { id: userId } });
    const removal = async () => (await read(client)).entries.find(({ event }) => event === 'member.removed');
    await cleanUp(product.platform.database);
    expect(await removal()).toMatchObject({ actor: email, target: member });
    await product.pool.query(`update audit_entries set at = at - interval '15 days' where organization_id = $1`, [
      by.organizationId,
    ]);
    await cleanUp(product.platform.database);
    expect(await removal()).toMatchObject({ actor: email, target: null });
    const { entries } = await read(client);
    expect(entries.find(({ event }) => event === 'member.joined')).toMatchObject({ actor: null });
    await expect(product.platform.database.execute('select forget_names_of_gone_people(13, 10)')).rejects.toThrow();
  });

  it('forgets organizations and people that are gone, and no others', async () => {
    const { client, email, by } = await newAdmin();
    const { userId, email: member } = await invitedByMail(product, client);
    const { database } = product.platform;
    await expect(forgetAuditOfOrganization(database, by.organizationId ?? '')).rejects.toThrow();
    await expect(forgetAuditOfPerson(database, userId, member)).rejects.toThrow();
    await client.call(calls.deleteUser, { params: { id: userId } });
    await forgetAuditOfPerson(database, userId, member);
    const { entries } = await read(client);
    expect(JSON.stringify(entries)).not.toContain(member);
    expect(entries.map(({ event }) => event)).toEqual(expect.arrayContaining(['member.joined', 'member.removed']));
    expect(entries.find(({ event }) => event === 'member.removed')).toMatchObject({ actor: email, target: null });
    await confirmPassword(client);
    await client.call(calls.deleteOrganization, { body: { name: 'Durand & Co' } });
    await product.pool.query('update organizations set deletes_at = now() where id = $1', [by.organizationId]);
    await finishDeletions(product.platform, { endCharges: async () => undefined, queueCustomerUpdate });
    expect(
      (await product.pool.query('select 1 from audit_entries where organization_id = $1', [by.organizationId])).rows,
    ).toEqual([]);
  });
});
