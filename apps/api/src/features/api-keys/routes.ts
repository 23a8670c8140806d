import type { ApiKey, User } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import { databaseTime } from '../../platform/database/database-time.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { listMembers } from '../users/user-repository.ts';
import { type ApiKeyRow, deleteApiKey, listApiKeys } from './api-key-repository.ts';
import { createApiKey } from './create-api-key.ts';

export function apiKeyRoutes({ database, limits: rateLimits }: Platform): Implementation[] {
  return [
    implement(endpoints.listApiKeys, async ({ session }) => {
      const rows = await listApiKeys(database, session.orgId);
      const members = await listMembers(database, session.orgId);
      const now = await databaseTime(database);
      return rows.map((row) => toApiKey(row, members, now));
    }),
    implement(endpoints.createApiKey, async ({ session, input: { body }, record }) => {
      await rateLimits.consume(limits.apiKeyPerOrganization, session.orgId);
      return database.transaction(async (tx) => {
        const { row, secret } = await createApiKey(tx, session, body);
        const details = { scopes: row.scopes.join(', '), expiresAt: row.expiresAt.toISOString() };
        await record(tx, { target: keyTarget(row), details });
        return { key: toApiKey(row, await listMembers(tx, session.orgId), row.createdAt), secret };
      });
    }),
    implement(endpoints.revokeApiKey, ({ session, input: { params }, record }) =>
      database.transaction(async (tx) => {
        const revoked = await deleteApiKey(tx, session.orgId, params.id);
        if (!revoked) throw new AppError('key_gone');
        await record(tx, { target: keyTarget(revoked) });
        return { message: 'The key is revoked.' };
      }),
    ),
  ];
}

/** How the audit trail names a key. */
const keyTarget = ({ id, name, prefix }: ApiKeyRow) => ({ kind: 'api_key', id, label: `${name} (${prefix}…)` });

function toApiKey(row: ApiKeyRow, members: readonly User[], now: Date): ApiKey {
  const creator = members.find(({ id }) => id === row.createdBy);
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    createdBy: {
      name: creator ? `${creator.firstName} ${creator.lastName}` : row.createdByName,
      standing: creator ? (creator.role === 'ORG_ADMIN' ? 'admin' : 'member') : 'gone',
    },
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= now,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
