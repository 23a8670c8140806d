import { endpoints } from '@evenway/contract/schemas';
import { person } from '../../../platform/audit/record.ts';
import { type Implementation, implement } from '../../../platform/http/implementation.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { closeAccount, restoreAccountByLink } from './close-account.ts';
import { closeOrganization, restoreOrganization } from './close-organization.ts';
import { reopenAccount } from './deletion-repository.ts';

export function deletionRoutes(platform: Platform): Implementation[] {
  const { database, keys, limits: rateLimits, sessionCookie } = platform;
  return [
    implement(endpoints.deleteOrganization, async ({ session, input: { body }, record }) => {
      const target = { kind: 'organization', id: session.orgId, label: body.name };
      await closeOrganization(platform, session, body.name, (tx) => record(tx, { target }));
      return { message: 'The organization is closed.' };
    }),
    implement(endpoints.restoreOrganization, async ({ session, record }) => {
      await database.transaction((tx) => restoreOrganization(tx, session, (within) => record(within)));
      return { message: 'The organization is restored.' };
    }),
    implement(endpoints.deleteAccount, async ({ session, input: { body }, record, reply }) => {
      const deletesAt = await database.transaction((tx) =>
        closeAccount(tx, keys, session, body.email, (within) => record(within)),
      );
      sessionCookie.clear(reply);
      return { deletesAt: deletesAt.toISOString() };
    }),
    implement(endpoints.restoreAccount, async ({ session, record }) => {
      await database.transaction(async (tx) => {
        if (await reopenAccount(tx, session.userId)) await record(tx);
      });
      return { message: 'Your account is restored.' };
    }),
    implement(endpoints.restoreAccountByLink, async ({ input: { query }, request, record }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      await database.transaction((tx) =>
        restoreAccountByLink(tx, query.token, (within, owner) => record(within, { actor: person(owner) })),
      );
      return { message: 'Your account is restored.' };
    }),
  ];
}
