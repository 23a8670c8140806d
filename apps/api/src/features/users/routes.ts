import { getCurrentUser, getSessionUser, updatePersonalInfo as updatePersonalInfoCall } from '@evenway/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { limits } from './limits.ts';
import { updatePersonalInfo } from './update-personal-info.ts';
import { findUser, toUser } from './user-repository.ts';

export function userRoutes({ database, keys, limits: rateLimits }: Platform): Implementation[] {
  return [
    implement(getSessionUser, async ({ session }) => session),
    implement(getCurrentUser, async ({ session }) => {
      const user = await findUser(database, session.userId);
      if (!user) throw new AppError('not_signed_in');
      return toUser(user);
    }),
    implement(updatePersonalInfoCall, async ({ session, input: { body } }) => {
      await rateLimits.consume(limits.infoPerUser, session.userId);
      return database.transaction((tx) => updatePersonalInfo(tx, keys, session.userId, body));
    }),
  ];
}
