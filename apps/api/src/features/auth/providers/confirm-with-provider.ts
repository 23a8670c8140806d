import type { RecordChange } from '../../../platform/audit/record.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { confirmSession, replaceSecret } from '../../../platform/sessions/session-repository.ts';
import { findIdentityOwner } from '../../users/identity-repository.ts';
import type { ProviderIdentity } from './provider-client.ts';
import type { TakenVisit } from './provider-visit-repository.ts';

/** The maximum difference between a provider's clock and ours. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * `unproven`: the right account, but the provider did not show that the person has just signed in. `other`: another
 * account at the provider. The account screen has a text for each.
 */
export type ConfirmationOutcome = 'done' | 'unproven' | 'other' | 'failed';

/**
 * A signed-in person has proven their identity again at their provider. The session that started the visit stays what
 * it was, with its limits; it only gets a new secret, so that a copied old cookie is useless.
 */
export async function confirmWithProvider(
  { database }: Platform,
  visit: TakenVisit,
  session: Session | null,
  identify: () => Promise<ProviderIdentity>,
  record: RecordChange,
): Promise<{ outcome: ConfirmationOutcome; secret?: string }> {
  if (!session || session.sessionId !== visit.sessionId) return { outcome: 'failed' };
  requireOwnProvider(session);
  const identity = await identify();
  const ownerId = await findIdentityOwner(database, visit.provider, identity.subject);
  if (ownerId !== session.userId) return { outcome: 'other' };
  if (!isFresh(identity, visit)) return { outcome: 'unproven' };
  return database.transaction(async (tx) => {
    const secret = await replaceSecret(tx, session.sessionId);
    if (secret === null) return { outcome: 'failed' };
    await confirmSession(tx, session.sessionId, 'provider');
    await record(tx, { event: 'session.confirmed', details: { way: visit.provider } });
    return { outcome: 'done', secret };
  });
}

/** People with a second factor confirm with it, and a provider of one's own says nothing about a company's session. */
export function requireOwnProvider({ hasSecondFactor, ssoOrganizationId }: Session): void {
  if (ssoOrganizationId !== null) throw new AppError('own_sign_in_required');
  if (hasSecondFactor) throw new AppError('second_factor_needed');
}

/** Requesting a new sign-in is not enough, since the browser can drop that parameter: the response must prove it. */
const isFresh = ({ authenticatedAt }: ProviderIdentity, { startedAt }: TakenVisit): boolean =>
  authenticatedAt !== null && authenticatedAt.getTime() >= startedAt.getTime() - CLOCK_TOLERANCE_MS;
