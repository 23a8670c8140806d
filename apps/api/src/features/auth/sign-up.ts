import type { Language } from '@evenway/contract';
import { refuseCommonPassword } from '../../platform/crypto/common-passwords.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOrganization, renameOrganization } from '../organization/organization-repository.ts';
import { findUserByEmail, insertUser, lockEmail, type UserRow, updateUser } from '../users/user-repository.ts';
import { mailVerificationLink } from './mail-verification-link.ts';
import { ACCOUNT_EXISTS_MAIL } from './mails/account-exists.ts';

export interface SignUpRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordDigest: string;
  readonly organizationName: string;
  readonly language: Language;
}

/**
 * Creates an organization with its admin, to be verified by mail. A taken address looks the same from outside: the
 * owner is told by mail instead. An address that was never verified belongs to nobody yet, so the newest signup wins.
 */
export async function signUp(platform: Platform, request: SignUpRequest): Promise<void> {
  refuseCommonPassword(request.passwordDigest);
  const passwordHash = await platform.passwords.hash(request.passwordDigest);
  await platform.database.transaction(async (tx) => {
    await lockEmail(tx, request.email);
    const existing = await findUserByEmail(tx, request.email);
    if (existing?.emailVerifiedAt) {
      const { email: recipient, language, firstName } = existing;
      return enqueueMail(tx, { recipient, template: ACCOUNT_EXISTS_MAIL, language, params: { firstName } });
    }
    const user = existing
      ? await replaceUnverified(tx, existing, request, passwordHash)
      : await createAdmin(tx, request, passwordHash);
    await mailVerificationLink(tx, platform.keys, user);
  });
}

async function createAdmin(tx: Transaction, request: SignUpRequest, passwordHash: string): Promise<UserRow> {
  const { firstName, lastName, email, language } = request;
  const organization = await insertOrganization(tx, request.organizationName);
  const organizationId = organization.id;
  return insertUser(tx, { organizationId, role: 'ORG_ADMIN', firstName, lastName, email, passwordHash, language });
}

async function replaceUnverified(
  tx: Transaction,
  user: UserRow,
  request: SignUpRequest,
  passwordHash: string,
): Promise<UserRow> {
  const { firstName, lastName, language } = request;
  const change = { firstName, lastName, passwordHash, language };
  await updateUser(tx, user.id, change);
  if (user.organizationId) await renameOrganization(tx, user.organizationId, request.organizationName);
  return { ...user, ...change };
}
