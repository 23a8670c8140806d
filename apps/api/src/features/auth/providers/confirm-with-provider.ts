import type { RecordChange } from '../../../platform/audit/record.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { SessionDevice } from '../../../platform/sessions/session-repository.ts';
import { findIdentityOwner } from '../../users/identity-repository.ts';
import { findUser } from '../../users/user-repository.ts';
import { openSession } from '../open-session.ts';
import type { ProviderIdentity } from './provider-client.ts';
import type { TakenVisit } from './provider-visit-repository.ts';

/** The maximum difference between a provider's clock and ours. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * `unproven`: the right account, but the provider did not show that the person has just signed in. `other`: another
 * account at the provider. The account screen has a text for each.
 */
export type ConfirmationOutcome = 'done' | 'unproven' | 'other' | 'failed';

/** The provider's response, and how it is recorded. */
interface Return {
  readonly previousSecret: string | undefined;
  readonly device: SessionDevice;
  readonly identify: () => Promise<ProviderIdentity>;
  readonly record: RecordChange;
}

/**
 * A signed-in person has proven their identity again at their provider. The proof is stored with a new session that
 * replaces the one that started the visit, so that a copied old cookie is useless.
 */
export async function confirmWithProvider(
  platform: Platform,
  visit: TakenVisit,
  session: Session | null,
  { previousSecret, device, identify, record }: Return,
): Promise<{ outcome: ConfirmationOutcome; secret?: string }> {
  if (!session || session.sessionId !== visit.sessionId) return { outcome: 'failed' };
  const identity = await identify();
  const { database } = platform;
  const ownerId = await findIdentityOwner(database, visit.provider, identity.subject);
  if (ownerId !== session.userId) return { outcome: 'other' };
  if (!isFresh(identity, visit)) return { outcome: 'unproven' };
  const user = await findUser(database, session.userId);
  if (!user) return { outcome: 'failed' };
  const { secret } = await openSession(platform, user, previousSecret, {
    record,
    way: visit.provider,
    confirmedWith: 'provider',
    device,
  });
  return { outcome: 'done', secret };
}

/** Requesting a new sign-in is not enough, since the browser can drop that parameter: the response must prove it. */
const isFresh = ({ authenticatedAt }: ProviderIdentity, { startedAt }: TakenVisit): boolean =>
  authenticatedAt !== null && authenticatedAt.getTime() >= startedAt.getTime() - CLOCK_TOLERANCE_MS;
