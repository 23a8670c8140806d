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
    implement(endpoints.joinOrganization, async ({ session, input: { query }, request }) => {
      await platform.limits.consumePerClient(limits.linkPerClient, request.ip);
      return platform.database.transaction(async (tx) =>
        joinWithAccount(tx, await openInvitation(tx, query.token), session),
      );
    }),
    implement(endpoints.signUpInvited, async ({ input: { body }, language, request }) => {
      await platform.limits.consumePerClient(limits.signUpPerClient, request.ip);
      const { token, password: passwordDigest, ...person } = body;
      await acceptInvitation(platform, token, { ...person, passwordDigest, language });
      return { message: 'Your account is ready. You can sign in now.' };
    }),
  ];
}
