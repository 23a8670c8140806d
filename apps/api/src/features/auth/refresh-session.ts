import { databaseTime } from '../../platform/database/database-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { signAccessToken } from '../../platform/sessions/access-token.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { prolongSession } from '../../platform/sessions/session-repository.ts';

/** Extends the session and issues a new token; earlier ones last until they expire, for other tabs that hold them. */
export async function refreshSession({ database, keys }: Platform, session: Session): Promise<string> {
  const token = await signAccessToken(keys.token, session, await databaseTime(database));
  await prolongSession(database, session.sessionId);
  return token;
}
