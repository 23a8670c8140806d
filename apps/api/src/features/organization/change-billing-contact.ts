import type { BillingContact, BillingSettings } from '@evenway/contract';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { lockAsAdmin } from '../../platform/sessions/lock-as-admin.ts';
import { lockOrganization } from '../../platform/sessions/organization-access-repository.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { findUser, listMembers } from '../users/user-repository.ts';
import {
  clearContact,
  confirmContact,
  findContactByLink,
  findNamedContact,
  setConfirmedContact,
  setContactLanguage,
  setUnconfirmedContact,
} from './billing-contact-repository.ts';
import { CONFIRM_BILLING_CONTACT_MAIL } from './mails/confirm-billing-contact.ts';

/** Anyone's address can be entered, so a new one must confirm first. A member's address is proven already. */
export async function changeBillingContact(
  tx: Transaction,
  keys: Keys,
  admin: MemberSession,
  contact: BillingContact | null,
): Promise<BillingSettings> {
  await lockAsAdmin(tx, admin);
  const present = await findNamedContact(tx, admin.orgId);
  if (contact === null) await clearContact(tx, admin.orgId);
  else if (contact.email === present?.email) await setContactLanguage(tx, admin.orgId, contact);
  else if ((await listMembers(tx, admin.orgId)).some(({ email }) => email === contact.email))
    await setConfirmedContact(tx, admin.orgId, contact);
  else await askContact(tx, keys, admin, contact);
  return { contact: await findNamedContact(tx, admin.orgId) };
}

/** A new link to the same address; the previous one stops working. */
export async function resendBillingConfirmation(
  tx: Transaction,
  keys: Keys,
  admin: MemberSession,
): Promise<BillingSettings> {
  await lockAsAdmin(tx, admin);
  const contact = await findNamedContact(tx, admin.orgId);
  if (contact && !contact.isConfirmed) await askContact(tx, keys, admin, contact);
  return { contact };
}

/** Returns whose contact has responded. */
export async function answerBillingContact(
  tx: Transaction,
  secret: string,
  accept: boolean,
): Promise<{ organizationId: string; email: string }> {
  const asked = await findContactByLink(tx, secret);
  if (!asked) throw new AppError('invalid_link');
  await lockOrganization(tx, asked.organizationId);
  // An admin may have entered someone else meanwhile.
  if (!(await findContactByLink(tx, secret))) throw new AppError('invalid_link');
  await (accept ? confirmContact : clearContact)(tx, asked.organizationId);
  return asked;
}

async function askContact(tx: Transaction, keys: Keys, admin: MemberSession, contact: BillingContact): Promise<void> {
  const { email: recipient, language } = contact;
  const linkId = await setUnconfirmedContact(tx, keys.link, admin.orgId, { email: recipient, language });
  const person = await findUser(tx, admin.userId);
  const params = { linkId, namedBy: person ? `${person.firstName} ${person.lastName}` : '' };
  await enqueueMail(tx, { recipient, template: CONFIRM_BILLING_CONTACT_MAIL, language, params });
}
