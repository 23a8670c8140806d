import type { SingleSignOn } from '@evenway/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { domainRecord } from './prove-domain.ts';
import { type ConnectionRow, countEmergencyAdmins, findConnection, listDomains } from './sso-repository.ts';

export async function readSettings(db: Queryable, organizationId: string, redirectUri: string): Promise<SingleSignOn> {
  const connection = await findConnection(db, organizationId);
  const domains = await listDomains(db, organizationId);
  return {
    mode: connection?.mode ?? 'off',
    domains: domains.map((row) => ({
      id: row.id,
      domain: row.domain,
      record: domainRecord(row),
      provenAt: row.provenAt?.toISOString() ?? null,
      missingSince: row.missingSince?.toISOString() ?? null,
    })),
    redirectUri,
    provider: connection && {
      issuer: connection.issuer,
      clientId: connection.clientId,
      testedAt: connection.testedAt?.toISOString() ?? null,
    },
    lastTry: connection?.lastTry ?? null,
    roles: rolesOf(connection),
    emergencyAdmins: await countEmergencyAdmins(db, organizationId),
  };
}

const rolesOf = (connection: ConnectionRow | null): SingleSignOn['roles'] => ({
  defaultRole: connection?.defaultRole ?? 'ORG_USER',
  claim: connection?.roleClaim ?? null,
  scope: connection?.scope ?? null,
  mappings: connection?.roleMappings ?? [],
});
