import type { SessionUser } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import type { Queryable } from '../../platform/database/database.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { resendEmailChange, withdrawEmailChange } from './change-email.ts';
import { readCurrentUser } from './current-user.ts';
import { nameOfRemover } from './removed-member-repository.ts';
import { updatePersonalInfo } from './update-personal-info.ts';
import { updateUser } from './user-repository.ts';

export function userRoutes(platform: Platform): Implementation[] {
  const { database, keys, limits: rateLimits } = platform;
  return [
    implement(endpoints.getSessionUser, ({ session }) => readSessionUser(database, session)),
    implement(endpoints.getCurrentUser, ({ session }) => readCurrentUser(database, session)),
    implement(endpoints.updatePersonalInfo, async ({ session, input: { body }, record, guardIf }) => {
      await rateLimits.consume(limits.infoPerUser, session.userId);
      return updatePersonalInfo(platform, session, body, record, guardIf);
    }),
    implement(endpoints.resendEmailChange, async ({ session, record }) => {
      await rateLimits.consume(limits.infoPerUser, session.userId);
      return database.transaction(async (tx) => {
        await record(tx);
        return resendEmailChange(tx, keys, session);
      });
    }),
    implement(endpoints.updateMailLanguage, ({ session, input: { body }, record }) =>
      database.transaction(async (tx) => {
        await updateUser(tx, session.userId, { language: body.language });
        await record(tx, { details: { language: body.language } });
        return readCurrentUser(tx, session);
      }),
    ),
    implement(endpoints.withdrawEmailChange, ({ session, record }) =>
      database.transaction(async (tx) => {
        await record(tx);
        return withdrawEmailChange(tx, session);
      }),
    ),
  ];
}

/** With the organization that this browser showed until its admin removed the person, so that a screen can say so. */
async function readSessionUser(db: Queryable, session: Session): Promise<SessionUser> {
  const { formerOrganizationId: former, email } = session;
  const removedFrom = former ? await nameOfRemover(db, former, email) : null;
  return { ...session, ...(removedFrom !== null && { removedFrom }) };
}
