import { type Language, NAME_MAX_LENGTH } from '@evenway/contract';
import type { ProviderName } from '../../../config/settings.ts';
import { person as personOf, type RecordChange } from '../../../platform/audit/record.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findIdentityOwner, insertIdentity } from '../../users/identity-repository.ts';
import type { Membership } from '../../users/membership-repository.ts';
import { dropUnverified } from '../../users/unverified-repository.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockEmail,
  markEmailVerified,
  type NewPerson,
  type UserRow,
} from '../../users/user-repository.ts';
import type { Invitations } from '../invitations.ts';
import type { ProviderIdentity } from './provider-client.ts';
import type { ProviderAction } from './provider-visit-repository.ts';

/**
 * The account of someone whom a provider vouches for. Identified by the provider's subject, never by the address: a
 * password account is not handed to a stranger who brings its address, and an unverified address proves nothing.
 */
export async function signInWithProvider(
  tx: Transaction,
  invitations: Invitations,
  visit: { provider: ProviderName; action: ProviderAction; invitationId: string | null },
  identity: ProviderIdentity,
  language: Language,
  record: RecordChange,
): Promise<UserRow> {
  const recordJoining = (user: UserRow, { organizationId, role }: Membership) =>
    record(tx, {
      event: 'member.joined',
      organizationId,
      actor: personOf(user),
      details: { role, way: visit.provider },
    });
  const ownerId = await findIdentityOwner(tx, visit.provider, identity.subject);
  const owner = ownerId ? await findUser(tx, ownerId) : null;
  if (owner && visit.action === 'login') return owner;
  if (owner && visit.invitationId) {
    // If a second step follows, the identity is not proven yet: they join once they are signed in.
    if (owner.secondFactorAt === null) {
      const { id: organizationId, role } = await invitations.joinKnown(tx, visit.invitationId, owner.id);
      await recordJoining(owner, { organizationId, role });
    }
    return owner;
  }
  if (owner) throw new AppError('account_exists');
  const email = requireVerifiedEmail(identity);
  await lockEmail(tx, email);
  const namesake = await findUserByEmail(tx, email);
  if (namesake?.emailVerifiedAt) throw new AppError('account_exists');
  if (visit.action === 'login') throw new AppError('account_unknown');
  const { user, membership } = await createUser(tx, invitations, visit.invitationId, {
    ...namesOf(identity, email),
    email,
    passwordHash: null,
    language,
  });
  await insertIdentity(tx, visit.provider, identity.subject, user.id);
  if (membership) await recordJoining(user, membership);
  return user;
}

function requireVerifiedEmail(identity: ProviderIdentity): string {
  if (identity.email === null || !identity.isEmailVerified) throw new AppError('provider_email_unverified');
  return identity.email;
}

async function createUser(
  tx: Transaction,
  invitations: Invitations,
  invitationId: string | null,
  person: NewPerson,
): Promise<{ user: UserRow; membership: Membership | null }> {
  if (invitationId) return invitations.join(tx, invitationId, person);
  await dropUnverified(tx, person.email);
  const user = await insertUser(tx, person, null);
  await markEmailVerified(tx, user.id);
  return { user, membership: null };
}

/** Names come from outside: limited to one line and a maximum length, never empty. */
export function namesOf({ firstName, lastName }: ProviderIdentity, email: string) {
  const clean = (name: string) =>
    name
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .trim()
      .slice(0, NAME_MAX_LENGTH);
  return { firstName: clean(firstName) || (email.split('@')[0] ?? email), lastName: clean(lastName) || '—' };
}
