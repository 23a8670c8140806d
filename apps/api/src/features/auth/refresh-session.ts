import { databaseTime } from '../../platform/database/database-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { signAccessToken } from '../../platform/sessions/access-token.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { prolongSession, rememberToken } from '../../platform/sessions/session-repository.ts';

/** Extends the session and issues a new token; the previous one is no longer accepted. */
export async function refreshSession({ database, keys }: Platform, session: Session): Promise<string> {
  const token = await signAccessToken(keys.token, session, await databaseTime(database));
  await database.transaction(async (tx) => {
    await prolongSession(tx, session.sessionId);
    await rememberToken(tx, session.sessionId, token);
  });
  return token;
}
