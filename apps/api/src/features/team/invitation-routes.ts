import { endpoints } from '@evenway/contract/schemas';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUserByEmail } from '../users/user-repository.ts';
import { acceptInvitation, joinWithAccount, openInvitation } from './accept-invitation.ts';

export function invitationRoutes(platform: Platform): Implementation[] {
  return [
    implement(endpoints.getInvitationInfo, async ({ input: { query }, request }) => {
      await platform.limits.consumePerClient(limits.linkPerClient, request.ip);
      const { email, organizationName, inviterName } = await openInvitation(platform.database, query.token);
      const owner = await findUserByEmail(platform.database, email);
      return { email, organizationName, inviterName, hasAccount: Boolean(owner?.emailVerifiedAt) };
    }),
    implement(endpoints.joinOrganization, async ({ session, input: { query }, request, record }) => {
      await platform.limits.consumePerClient(limits.linkPerClient, request.ip);
      return platform.database.transaction(async (tx) => {
        const joined = await joinWithAccount(tx, await openInvitation(tx, query.token), {
          userId: session.userId,
          session,
        });
        await record(tx, { organizationId: joined.id, details: { role: joined.role } });
        return joined;
      });
    }),
    implement(endpoints.signUpInvited, async ({ input: { body }, language, request, record }) => {
      await platform.limits.consumePerClient(limits.signUpPerClient, request.ip);
      const { token, password: passwordDigest, ...person } = body;
      await acceptInvitation(platform, token, { ...person, passwordDigest, language }, record);
      return { message: 'Your account is ready. You can sign in now.' };
    }),
  ];
}
