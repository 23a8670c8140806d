import { endpoints } from '@evenway/contract/schemas';
import { randomSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../../platform/http/implementation.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createTxtResolver } from '../../../platform/public-pages/txt-records.ts';
import { createVisitCookie } from '../providers/visit-cookie.ts';
import { changeMode, discoverProvider, removeProvider, storeProvider } from './change-settings.ts';
import { readClientSecret } from './client-secret.ts';
import type { IssuerClient } from './issuer-client.ts';
import { refuseIssuer } from './issuer-problem.ts';
import { addDomain, applyLookup, lookForRecord, parseMailDomain, removeDomain } from './prove-domain.ts';
import { readSettings } from './read-settings.ts';
import { type ConnectionRow, findConnection, findDomain, updateConnection } from './sso-repository.ts';
import { saveSsoVisit } from './sso-visit-repository.ts';

/** Setting up single sign-on, for admins. */
export function ssoAdminRoutes(platform: Platform, issuers: IssuerClient): Implementation[] {
  const { database, keys, settings, limits: rateLimits } = platform;
  const resolveTxt = createTxtResolver(settings.localDns);
  const visitCookie = createVisitCookie(settings.WEB_URL.startsWith('https://'));
  const read = (db: Queryable, organizationId: string) =>
    readSettings(db, organizationId, issuers.redirectUriOf(organizationId));
  /** An admin may name a stranger's server or domain, so requests to them are limited. */
  const limitAsking = (organizationId: string) => rateLimits.consume(limits.ssoCheckPerOrganization, organizationId);

  return [
    implement(endpoints.getSingleSignOn, ({ session }) => read(database, session.orgId)),
    implement(endpoints.saveSsoProvider, async ({ session, input: { body }, record }) => {
      await limitAsking(session.orgId);
      const found = await discoverProvider(platform, issuers, session.orgId, body);
      return database.transaction(async (tx) => {
        await storeProvider(tx, platform, session, found);
        const isNewSecret = body.clientSecret !== undefined;
        await record(tx, { target: issuerTarget(found), details: { client: found.clientId, isNewSecret } });
        return read(tx, session.orgId);
      });
    }),
    implement(endpoints.removeSsoProvider, ({ session, record }) =>
      database.transaction(async (tx) => {
        const removed = await removeProvider(tx, session);
        if (removed) await record(tx, { target: issuerTarget(removed) });
        return read(tx, session.orgId);
      }),
    ),
    implement(endpoints.saveSsoRoles, ({ session, input: { body }, record }) =>
      database.transaction(async (tx) => {
        const connection = await requireConnection(tx, session.orgId);
        const { defaultRole, claim, scope, mappings } = body;
        const change = { defaultRole, roleClaim: claim, scope, roleMappings: [...mappings] };
        await updateConnection(tx, session.orgId, change);
        const details = {
          defaultRole,
          claim,
          mappings: mappings.map(({ value, role }) => `${value}: ${role}`).join(', '),
        };
        await record(tx, { target: issuerTarget(connection), details });
        return read(tx, session.orgId);
      }),
    ),
    implement(endpoints.trySingleSignOn, async ({ session, reply, record }) => {
      await limitAsking(session.orgId);
      const connection = await requireConnection(database, session.orgId);
      const { organizationId, issuer, clientId, scope } = connection;
      const clientSecret = readClientSecret(keys.stored, organizationId, connection.clientSecret);
      const visit = await issuers
        .begin({ issuer, clientId, clientSecret }, organizationId, { email: session.email, scope })
        .catch((error: unknown) => {
          throw refuseIssuer(error);
        });
      const browserSecret = randomSecret();
      await database.transaction(async (tx) => {
        const { sessionId } = session;
        await saveSsoVisit(
          tx,
          { organizationId, issuer, clientId, sessionId, isConfirmation: false },
          visit.secrets,
          browserSecret,
        );
        await record(tx, { target: issuerTarget(connection) });
      });
      visitCookie.set(reply, browserSecret);
      return { url: visit.url };
    }),
    implement(endpoints.setSsoMode, ({ session, input: { body }, record }) =>
      database.transaction(async (tx) => {
        await changeMode(tx, session, body.mode);
        await record(tx, { details: { mode: body.mode } });
        return read(tx, session.orgId);
      }),
    ),
    implement(endpoints.addSsoDomain, ({ session, input: { body }, record }) => {
      const domain = parseMailDomain(body.domain);
      return database.transaction(async (tx) => {
        await addDomain(tx, session, domain);
        await record(tx, { target: { kind: 'domain', id: null, label: domain } });
        return read(tx, session.orgId);
      });
    }),
    implement(endpoints.checkSsoDomain, async ({ session, input: { params }, record }) => {
      await limitAsking(session.orgId);
      const domain = await findDomain(database, session.orgId, params.id);
      if (!domain) throw new AppError('sso_domain_gone');
      const outcome = await lookForRecord(resolveTxt, domain);
      return database.transaction(async (tx) => {
        const isNew = await applyLookup(tx, domain, outcome);
        if (isNew) await record(tx, { target: domainTarget(domain) });
        return { outcome, settings: await read(tx, session.orgId) };
      });
    }),
    implement(endpoints.removeSsoDomain, ({ session, input: { params }, record }) =>
      database.transaction(async (tx) => {
        await record(tx, { target: domainTarget(await removeDomain(tx, session, params.id)) });
        return read(tx, session.orgId);
      }),
    ),
  ];
}

async function requireConnection(db: Queryable, organizationId: string): Promise<ConnectionRow> {
  const connection = await findConnection(db, organizationId);
  if (!connection) throw new AppError('sso_provider_missing');
  return connection;
}

const issuerTarget = ({ issuer }: { readonly issuer: string }) => ({ kind: 'issuer', id: null, label: issuer });
const domainTarget = ({ id, domain }: { readonly id: string; readonly domain: string }) => ({
  kind: 'domain',
  id,
  label: domain,
});
