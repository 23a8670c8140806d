import { endpoints } from '@evenway/contract/schemas';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';

export function invitationRoutes(platform: Platform): Implementation[] {
  return [
    implement(endpoints.getInvitationInfo, async ({ input: { query }, request }) => {
      await platform.limits.consumePerClient(limits.linkPerClient, request.ip);
      const { email, organizationName, inviterName } = await openInvitation(platform.database, query.token);
      return { email, organizationName, inviterName };
    }),
    implement(endpoints.signUpInvited, async ({ input: { body }, language, request }) => {
      await platform.limits.consumePerClient(limits.signUpPerClient, request.ip);
      const { token, password: passwordDigest, ...person } = body;
      await acceptInvitation(platform, token, { ...person, passwordDigest, language });
      return { message: 'Your account is ready. You can sign in now.' };
    }),
  ];
}
