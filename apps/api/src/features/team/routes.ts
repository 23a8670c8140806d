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

const memberTarget = ({ id, email }: { id: string; email: string }) => ({ kind: 'member', id, label: email });
const invitationTarget = (email: string) => ({ kind: 'invitation', id: null, label: email });

export function teamRoutes({ database, keys, limits: rateLimits, sessionCookie }: Platform): Implementation[] {
  const limitInvitations = async (organizationId: string, email: string) => {
    await rateLimits.consume(limits.invitePerOrganization, organizationId);
    await rateLimits.consume(limits.invitePerEmail, hashSecret(mailboxOf(email)));
  };

  return [
    implement(endpoints.listUsers, ({ session }) => listMembers(database, session.orgId)),
    implement(endpoints.updateUserRole, ({ session, input: { params, body }, record, guardIf }) =>
      database.transaction(async (tx) => {
        const member = await changeMemberRole(tx, session, params.id, body.role, guardIf);
        await record(tx, { target: memberTarget(member), details: { role: body.role } });
        return member;
      }),
    ),
    implement(endpoints.deleteUser, async ({ session, input: { params }, record, guardIf }) => {
      await database.transaction(async (tx) => {
        await record(tx, { target: memberTarget(await removeMember(tx, session, params.id, guardIf)) });
      });
      return { message: 'The member is removed.' };
    }),
    implement(endpoints.leaveOrganization, async ({ session, record, reply }) => {
      const keepsAccount = await database.transaction(async (tx) => {
        await record(tx);
        return leaveOrganization(tx, session);
      });
      if (!keepsAccount) sessionCookie.clear(reply);
      return { message: 'You left the organization.', keepsAccount };
    }),
    implement(endpoints.listPendingInvitations, ({ session }) => listPendingInvitations(database, session.orgId)),
    implement(endpoints.inviteUser, async ({ session, input: { query }, language, record, guardIf }) => {
      guardIf(query.role === 'ORG_ADMIN');
      await limitInvitations(session.orgId, query.email);
      return database.transaction(async (tx) => {
        await record(tx, { target: invitationTarget(query.email), details: { role: query.role } });
        return inviteMember(tx, keys, session, { ...query, language });
      });
    }),
    implement(endpoints.resendInvitation, async ({ session, input: { query }, language, record, guardIf }) => {
      await limitInvitations(session.orgId, query.email);
      return database.transaction(async (tx) => {
        await record(tx, { target: invitationTarget(query.email) });
        return resendInvitation(tx, keys, session, { ...query, language }, guardIf);
      });
    }),
    implement(endpoints.revokeInvitation, async ({ session, input: { query }, record }) => {
      await database.transaction(async (tx) => {
        if (await closeInvitation(tx, session.orgId, query.email))
          await record(tx, { target: invitationTarget(query.email) });
      });
      return { message: 'The invitation is withdrawn.' };
    }),
  ];
}
