import { lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mailedLinks, mailOutbox, providerVisits, rateLimits, sessions } from '../../platform/database/schema/index.ts';

export const CLEAN_UP_TASK = 'clean_up';
/** Every night at three. */
export const CLEAN_UP_SCHEDULE = `0 3 * * * ${CLEAN_UP_TASK}`;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes what has served its purpose: personal data is not kept longer than it is of use. */
export async function cleanUp(database: Database): Promise<void> {
  await database.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.endsAt, sql`now()`)));
  await database.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
  await database.delete(providerVisits).where(lt(providerVisits.expiresAt, sql`now()`));
  await database.delete(mailedLinks).where(lt(mailedLinks.expiresAt, daysAgo(7)));
  await database.delete(mailOutbox).where(lt(sql`coalesce(sent_at, skipped_at, failed_at)`, daysAgo(30)));
}
