import { getCurrentUser, getSessionUser } from '@evenway/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUser, toUser } from './user-repository.ts';

export function userRoutes({ database }: Platform): Implementation[] {
  return [
    implement(getSessionUser, async ({ session }) => session),
    implement(getCurrentUser, async ({ session }) => {
      const user = await findUser(database, session.userId);
      if (!user) throw new AppError('not_signed_in');
      return toUser(user);
    }),
  ];
}
