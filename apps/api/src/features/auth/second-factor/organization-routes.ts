import { endpoints } from '@evenway/contract/schemas';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../../platform/http/implementation.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSignIn } from '../sign-in.ts';
import { findPendingSignIn } from './pending-sign-in-repository.ts';
import { beginReset, mailResetLink, resetMember, stopReset } from './reset-second-factor.ts';
import { listSecondFactors, readSecuritySettings, requireSecondFactors } from './second-factor-repository.ts';

/** What an organization requires of its members, and how those who lost their second factor get back in. */
export function secondFactorOrganizationRoutes(platform: Platform): Implementation[] {
  const { database, limits: rateLimits } = platform;
  const { signInCookie } = createSignIn(platform);
  return [
    implement(endpoints.getSecuritySettings, ({ session }) => readSecuritySettings(database, session.orgId)),
    implement(endpoints.updateSecuritySettings, async ({ session, input: { body }, record }) => {
      // Including an admin who could set one up afterwards: the first person locked out must not be the one who can
      // undo it.
      if (body.requiresSecondFactor && !session.hasSecondFactor) throw new AppError('second_factor_first');
      return database.transaction(async (tx) => {
        await requireSecondFactors(tx, session.orgId, body.requiresSecondFactor);
        await record(tx, { details: { requiresSecondFactor: body.requiresSecondFactor } });
        return readSecuritySettings(tx, session.orgId);
      });
    }),
    implement(endpoints.listSecondFactors, ({ session }) => listSecondFactors(database, session.orgId)),
    implement(endpoints.resetSecondFactor, async ({ session, input: { params }, record }) => {
      // Weaker proof must not take a stronger one away.
      if (!session.hasSecondFactor) throw new AppError('second_factor_first');
      await database.transaction(async (tx) => {
        const { id, email } = await resetMember(tx, session, params.id);
        await record(tx, { target: { kind: 'member', id, label: email } });
      });
      return { message: 'Two-step sign-in is reset.' };
    }),
    implement(endpoints.askForReset, async ({ request }) => {
      const userId = await findPendingSignIn(database, signInCookie.read(request));
      if (userId === null) throw new AppError('second_step_expired');
      await rateLimits.consume(limits.secondFactorResetPerUser, userId);
      await database.transaction((tx) => mailResetLink(tx, platform, userId));
      return { message: 'We have emailed you a link.' };
    }),
    implement(endpoints.confirmReset, async ({ input: { query }, request, record }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      const { dueAt } = await database.transaction((tx) => beginReset(tx, platform, query.token, record));
      return { message: 'The reset has begun.', dueAt: dueAt.toISOString() };
    }),
    implement(endpoints.stopReset, async ({ input: { query }, request, record }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      await database.transaction((tx) => stopReset(tx, query.token, record));
      return { message: 'The reset is stopped.' };
    }),
  ];
}
