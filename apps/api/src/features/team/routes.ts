import { mailboxOf } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import { hashSecret } from '../../platform/crypto/keys.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { listMembers } from '../users/user-repository.ts';
import { changeMemberRole, removeMember } from './change-member.ts';
import { closeInvitation, listPendingInvitations } from './invitation-repository.ts';
import { inviteMember, resendInvitation } from './invite-member.ts';
import { leaveOrganization } from './leave-organization.ts';

export function teamRoutes({ database, keys, limits: rateLimits, sessionCookie }: Platform): Implementation[] {
  const limitInvitations = async (organizationId: string, email: string) => {
    await rateLimits.consume(limits.invitePerOrganization, organizationId);
    await rateLimits.consume(limits.invitePerEmail, hashSecret(mailboxOf(email)));
  };

  return [
    implement(endpoints.listUsers, ({ session }) => listMembers(database, session.orgId)),
    implement(endpoints.updateUserRole, ({ session, input: { params, body } }) =>
      database.transaction((tx) => changeMemberRole(tx, session, params.id, body.role)),
    ),
    implement(endpoints.deleteUser, async ({ session, input: { params } }) => {
      await database.transaction((tx) => removeMember(tx, session, params.id));
      return { message: 'The member is removed.' };
    }),
    implement(endpoints.leaveOrganization, async ({ session, reply }) => {
      const keepsAccount = await database.transaction((tx) => leaveOrganization(tx, session));
      if (!keepsAccount) sessionCookie.clear(reply);
      return { message: 'You left the organization.' };
    }),
    implement(endpoints.listPendingInvitations, ({ session }) => listPendingInvitations(database, session.orgId)),
    implement(endpoints.inviteUser, async ({ session, input: { query }, language }) => {
      await limitInvitations(session.orgId, query.email);
      return database.transaction((tx) => inviteMember(tx, keys, session, { ...query, language }));
    }),
    implement(endpoints.resendInvitation, async ({ session, input: { query }, language }) => {
      await limitInvitations(session.orgId, query.email);
      return database.transaction((tx) => resendInvitation(tx, keys, session, { ...query, language }));
    }),
    implement(endpoints.revokeInvitation, async ({ session, input: { query } }) => {
      await closeInvitation(database, session.orgId, query.email);
      return { message: 'The invitation is withdrawn.' };
    }),
  ];
}
