import type { RecordChange } from '../../../platform/audit/record.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { SessionDevice } from '../../../platform/sessions/session-repository.ts';
import { findIdentityOwner } from '../../users/identity-repository.ts';
import { findUser } from '../../users/user-repository.ts';
import { openSession } from '../open-session.ts';
import type { ProviderIdentity } from './provider-client.ts';
import type { TakenVisit } from './provider-visit-repository.ts';

/** Clocks of providers differ from ours by less than this. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * `unproven`: the right account, but the provider did not show that its person has just signed in. `other`: another
 * account at the provider. The account screen has words for each.
 */
export type ConfirmationOutcome = 'done' | 'unproven' | 'other' | 'failed';

/** What came back from the provider, and how it is recorded. */
interface Return {
  readonly previousSecret: string | undefined;
  readonly device: SessionDevice;
  readonly identify: () => Promise<ProviderIdentity>;
  readonly record: RecordChange;
}

/**
 * Someone signed in has been to their provider to show that it is still them. The proof is kept with a new session in
 * place of the one that set out, so that nobody who copied the old cookie can use it.
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

/** Asking for a new sign-in is not enough, since the browser can drop the question: the answer must show it. */
const isFresh = ({ authenticatedAt }: ProviderIdentity, { startedAt }: TakenVisit): boolean =>
  authenticatedAt !== null && authenticatedAt.getTime() >= startedAt.getTime() - CLOCK_TOLERANCE_MS;
