import { paths, type SsoOutcome } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { person } from '../../../platform/audit/record.ts';
import { randomSecret } from '../../../platform/crypto/keys.ts';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/implementation.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireAccessTo } from '../../../platform/sessions/organization-access.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { openSessionIn } from '../open-session.ts';
import { type ConfirmationOutcome, confirmByVisit } from '../providers/confirm-with-provider.ts';
import { confirmedAddress } from '../providers/routes.ts';
import { createVisitCookie } from '../providers/visit-cookie.ts';
import { sessionDevice } from '../session-device.ts';
import { readClientSecret } from './client-secret.ts';
import { decideCompanyEmail, isManagedElsewhere, mapRole } from './decide-issuer-sign-in.ts';
import type { CompanyIdentity, IssuerClient } from './issuer-client.ts';
import { issuerProblem } from './issuer-problem.ts';
import { signInWithIssuer } from './sign-in-with-issuer.ts';
import {
  type ConnectionRow,
  findConnection,
  findConnectionOfDomain,
  findIdentityOwner,
  listDomains,
  saveTry,
} from './sso-repository.ts';
import { saveSsoVisit, takeSsoVisit } from './sso-visit-repository.ts';

/** Signing in with the issuer of an organization. Whatever goes wrong ends on a screen that says so. */
export function ssoSignInRoutes(platform: Platform, issuers: IssuerClient): Implementation[] {
  const { settings, database, keys, limits: rateLimits, sessionCookie } = platform;
  const visitCookie = createVisitCookie(settings.WEB_URL.startsWith('https://'));
  const issuerOf = ({ organizationId, issuer, clientId, clientSecret }: ConnectionRow) => ({
    issuer,
    clientId,
    clientSecret: readClientSecret(keys.stored, organizationId, clientSecret),
  });

  /** An admin sees what the issuer says about them. It opens no session. */
  const finishTry = async (
    connection: ConnectionRow,
    visit: { readonly sessionId: string | null },
    session: Session | null,
    identify: () => Promise<CompanyIdentity>,
  ): Promise<void> => {
    if (session?.sessionId !== visit.sessionId) throw new Error('this session did not try the issuer');
    const { organizationId } = connection;
    await requireAccessTo(database, session, organizationId, { isForAdmins: true });
    const at = (await databaseTime(database)).toISOString();
    const seen: { outcome: SsoOutcome; identity?: CompanyIdentity } = { outcome: 'done' };
    try {
      seen.identity = await identify();
      const domains = await listDomains(database, organizationId);
      const provenDomains = domains.filter(({ provenAt }) => provenAt !== null).map(({ domain }) => domain);
      const decision = decideCompanyEmail(seen.identity, provenDomains);
      if (decision.kind === 'refuse') throw new AppError(decision.code);
      if (isManagedElsewhere(connection.issuer, seen.identity, provenDomains)) throw new AppError('sso_email_outside');
    } catch (error) {
      seen.outcome = issuerProblem(error);
      platform.log.warn({ err: error, organizationId }, 'the test of an issuer failed');
    }
    const { outcome, identity } = seen;
    const mapped = identity && mapRole(connection, identity.claims);
    const values = mapped?.values.slice(0, SHOWN_VALUES).map((value) => value.slice(0, 200)) ?? [];
    const lastTry = { at, outcome, email: identity?.email ?? null, role: mapped?.role ?? null, values };
    await saveTry(database, connection, lastTry);
  };

  /** To the issuer: to sign in, or for someone in a session to confirm that it is them. */
  const setOut = async (
    connection: ConnectionRow,
    email: string,
    sessionId: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ url: string }> => {
    const { organizationId, issuer, clientId, scope } = connection;
    const isConfirmation = sessionId !== null;
    const visit = await issuers
      .begin(issuerOf(connection), organizationId, { email, scope, isFresh: isConfirmation })
      .catch((error: unknown) => {
        request.log.warn({ err: error, organizationId }, 'the issuer of an organization cannot be used');
        throw new AppError('sso_provider_away', { cause: error });
      });
    const browserSecret = randomSecret();
    const started = { organizationId, issuer, clientId, sessionId, isConfirmation };
    await saveSsoVisit(database, started, visit.secrets, browserSecret);
    visitCookie.set(reply, browserSecret);
    return { url: visit.url };
  };

  /** The issuer opened the session, so it also says that the same person still holds it. */
  const finishConfirmation = async (
    connection: ConnectionRow,
    visit: { readonly sessionId: string | null; readonly startedAt: Date },
    session: Session | null,
    identify: () => Promise<CompanyIdentity>,
    { request, record }: Pick<Call<typeof endpoints.returnFromSingleSignOn>, 'request' | 'record'>,
  ): Promise<{ outcome: ConfirmationOutcome; secret?: string }> => {
    const isSame = session?.sessionId === visit.sessionId && session?.ssoOrganizationId === connection.organizationId;
    if (!session || !isSame || session.hasSecondFactor) return { outcome: 'failed' };
    try {
      const identity = await identify();
      const ownerId = await findIdentityOwner(database, connection, identity.subject);
      if (ownerId !== session.userId) return { outcome: 'other' };
      return await confirmByVisit(platform, session, visit.startedAt, identity, record, 'company');
    } catch (error) {
      request.log.warn({ err: error }, 'a confirmation with the issuer of an organization failed');
      return { outcome: 'failed' };
    }
  };

  return [
    implement(endpoints.startSingleSignOn, async ({ input: { body }, request, reply }) => {
      await rateLimits.consumePerClient(limits.providerPerClient, request.ip);
      const domain = body.email.slice(body.email.lastIndexOf('@') + 1);
      const connection = await findConnectionOfDomain(database, domain);
      if (!connection) throw new AppError('sso_unknown');
      return setOut(connection, body.email, null, request, reply);
    }),
    implement(endpoints.confirmWithCompany, async ({ session, request, reply }) => {
      await rateLimits.consumePerClient(limits.providerPerClient, request.ip);
      if (session.hasSecondFactor) throw new AppError('second_factor_needed');
      const connection =
        session.ssoOrganizationId === null ? null : await findConnection(database, session.ssoOrganizationId);
      if (!connection) throw new AppError('sso_unknown');
      return setOut(connection, session.email, session.sessionId, request, reply);
    }),
    implement(endpoints.returnFromSingleSignOn, async (call) => {
      const { input, request, reply, session, language, record } = call;
      const organizationId = input.params.id;
      try {
        await rateLimits.consumePerClient(limits.providerPerClient, request.ip);
        const returnedTo = new URL(request.url, settings.API_URL);
        const state = returnedTo.searchParams.get('state') ?? '';
        const visit = await takeSsoVisit(database, organizationId, state, visitCookie.read(request) ?? '');
        visitCookie.clear(reply);
        if (!visit) throw new Error('this browser did not ask for this sign-in');
        const connection = await findConnection(database, organizationId);
        if (!connection || connection.issuer !== visit.issuer || connection.clientId !== visit.clientId)
          throw new AppError('sso_unknown');
        const { roleClaim } = connection;
        const identify = () =>
          issuers.finish(issuerOf(connection), organizationId, returnedTo, { ...visit, roleClaim });
        if (visit.isConfirmation) {
          const { outcome, secret } = await finishConfirmation(connection, visit, session, identify, call);
          if (secret !== undefined) sessionCookie.set(reply, secret);
          return confirmedAddress(settings.WEB_URL, outcome);
        }
        if (visit.sessionId !== null) {
          await finishTry(connection, visit, session, identify);
          return `${settings.WEB_URL}${paths.singleSignOnSettings}?tried`;
        }
        const identity = await identify();
        const { secret } = await database.transaction(async (tx) => {
          const { user, membership, hasJoined, hasNewRole } = await signInWithIssuer(
            tx,
            connection,
            identity,
            language,
          );
          const change = { organizationId, actor: person(user), details: { role: membership.role, way: 'company' } };
          const target = { kind: 'member', id: user.id, label: user.email };
          if (hasJoined) await record(tx, { ...change, event: 'member.joined' });
          if (hasNewRole) await record(tx, { ...change, event: 'member.role_changed', target });
          return openSessionIn(tx, keys, { user, membership }, sessionCookie.read(request), {
            record,
            way: 'company',
            device: sessionDevice(request),
            ssoOrganizationId: organizationId,
            details: { role: membership.role, hasJoined },
          });
        });
        sessionCookie.set(reply, secret);
        request.log.info('signed in');
        return `${settings.WEB_URL}${paths.dashboard}`;
      } catch (error) {
        request.log.warn({ err: error, organizationId }, 'sign-in with the issuer of an organization failed');
        const message = error instanceof AppError ? error.message : wordsFor(error);
        return `${settings.WEB_URL}${paths.login}?${new URLSearchParams({ error: message })}`;
      }
    }),
  ];
}

/** How much of a claim's values an admin sees. */
const SHOWN_VALUES = 50;

const wordsFor = (error: unknown): string =>
  issuerProblem(error) === 'unreachable'
    ? new AppError('sso_provider_away').message
    : endpoints.returnFromSingleSignOn.fallback;
