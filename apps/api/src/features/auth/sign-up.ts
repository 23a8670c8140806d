import type { Language } from '@evenway/contract';
import { refuseCommonPassword } from '../../platform/crypto/common-passwords.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOrganization, updateOrganization } from '../organization/organization-repository.ts';
import { findUserByEmail, insertUser, lockEmail, renewSignup, type UserRow } from '../users/user-repository.ts';
import { mailVerificationLink } from './mail-verification-link.ts';
import { ACCOUNT_EXISTS_MAIL } from './mails/account-exists.ts';

export interface SignUpRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordDigest: string;
  readonly organizationName: string;
  readonly language: Language;
  /** The browser that was used, as text for the mail. */
  readonly browser: string;
}

/** How often a signup retries when another one with the same address comes in between. */
const MAX_ROUNDS = 4;

/**
 * Creates an organization with its admin, to be verified by mail. From outside, a taken address looks the same: its
 * owner gets a mail instead. An unverified address belongs to nobody yet, so every signup is kept apart with its own
 * password and link, except that the same password again means the same person.
 */
export async function signUp(platform: Platform, request: SignUpRequest): Promise<void> {
  refuseCommonPassword(request.passwordDigest);
  const passwordHash = await platform.passwords.hash(request.passwordDigest);
  for (let round = 1; ; round += 1) {
    const known = await findUserByEmail(platform.database, request.email);
    const pending = known?.emailVerifiedAt ? null : known;
    // Compared in every case, so that all take the same time.
    const isSamePerson = await platform.passwords.matches(pending?.passwordHash ?? null, request.passwordDigest);
    const isSettled = await platform.database.transaction(async (tx) => {
      await lockEmail(tx, request.email);
      const existing = await findUserByEmail(tx, request.email);
      if (existing?.emailVerifiedAt) {
        await notifyOwner(tx, existing);
        return true;
      }
      const isAsCompared = existing?.id === pending?.id && existing?.passwordHash === pending?.passwordHash;
      if (!isAsCompared && round < MAX_ROUNDS) return false;
      const user =
        existing && isAsCompared && isSamePerson
          ? await repeatSignup(tx, existing, request)
          : await createAdmin(tx, request, passwordHash);
      await mailVerificationLink(tx, platform.keys, user);
      return true;
    });
    if (isSettled) return;
  }
}

async function notifyOwner(tx: Transaction, { email: recipient, language, firstName }: UserRow): Promise<void> {
  await enqueueMail(tx, { recipient, template: ACCOUNT_EXISTS_MAIL, language, params: { firstName } });
}

async function createAdmin(tx: Transaction, request: SignUpRequest, passwordHash: string): Promise<UserRow> {
  const { firstName, lastName, email, language, browser: signedUpWith } = request;
  const { id: organizationId } = await insertOrganization(tx, request.organizationName);
  const person = { firstName, lastName, email, passwordHash, language, signedUpWith };
  return insertUser(tx, person, { organizationId, role: 'ORG_ADMIN' });
}

async function repeatSignup(tx: Transaction, user: UserRow, request: SignUpRequest): Promise<UserRow> {
  const { firstName, lastName, language, browser: signedUpWith } = request;
  if (user.lastOrganizationId)
    await updateOrganization(tx, user.lastOrganizationId, { name: request.organizationName });
  return renewSignup(tx, user.id, { firstName, lastName, language, signedUpWith });
}
