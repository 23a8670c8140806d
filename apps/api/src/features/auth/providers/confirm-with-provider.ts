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

/** `other`: another account at the provider. The page of the visit's window has a text for each. */
export type ConfirmationOutcome = 'done' | 'other' | 'failed';

interface Confirmation {
  readonly outcome: ConfirmationOutcome;
  /** The session's new secret. */
  readonly secret?: string;
}

/** A signed-in person has proven their identity again at their provider. */
export async function confirmWithProvider(
  platform: Platform,
  visit: TakenVisit,
  session: Session | null,
  identify: () => Promise<ProviderIdentity>,
  record: RecordChange,
): Promise<Confirmation> {
  if (!session || session.sessionId !== visit.sessionId) return { outcome: 'failed' };
  requireOwnProvider(session);
  const identity = await identify();
  const ownerId = await findIdentityOwner(platform.database, visit.provider, identity.subject);
  if (ownerId !== session.userId) return { outcome: 'other' };
  return confirmByVisit(platform, session, visit.startedAt, identity, record, visit.provider);
}

/**
 * The session that started the visit stays what it was, with its limits; it only gets a new secret, so that a copied old
 * cookie is useless. Requesting a new sign-in is not enough, since the browser can drop that parameter: without a time
 * of sign-in in the response, the visit counts as much as signing in.
 */
export async function confirmByVisit(
  { database }: Platform,
  { sessionId }: Session,
  startedAt: Date,
  { authenticatedAt }: ProviderIdentity,
  record: RecordChange,
  way: string,
): Promise<Confirmation> {
  const isFresh = authenticatedAt !== null && authenticatedAt.getTime() >= startedAt.getTime() - CLOCK_TOLERANCE_MS;
  return database.transaction(async (tx) => {
    const secret = await replaceSecret(tx, sessionId);
    if (secret === null) return { outcome: 'failed' };
    await confirmSession(tx, sessionId, isFresh ? 'provider' : 'sign_in');
    await record(tx, { event: 'session.confirmed', details: { way } });
    return { outcome: 'done', secret };
  });
}

/** People with a second factor confirm with it, and a provider of one's own says nothing about a company's session. */
export function requireOwnProvider({ hasSecondFactor, ssoOrganizationId }: Session): void {
  if (ssoOrganizationId !== null) throw new AppError('own_sign_in_required');
  if (hasSecondFactor) throw new AppError('second_factor_needed');
}
