import { ORGANIZATION_HEADER } from '@evenway/contract';
import type { Endpoint } from '@evenway/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyHolder } from '../api-keys/key-holder.ts';
import { requireKey } from '../api-keys/require-key.ts';
import { databaseTime } from '../database/database-time.ts';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from '../platform.ts';
import { sessionOfToken } from '../sessions/access-token.ts';
import { requireAccess } from '../sessions/organization-access.ts';
import type { Session } from '../sessions/session.ts';
import { findSessionById, findSessionBySecret, findSessionEnd } from '../sessions/session-repository.ts';
import { requireSeasonedAdmin, requireStepUp } from './require-step-up.ts';

type AccessRule = Pick<
  Endpoint,
  'access' | 'readsSession' | 'scope' | 'stepUp' | 'grave' | 'beforeRequirements' | 'inSingleSignOn' | 'whileClosed'
>;

/**
 * Finds the session or key of a request and checks it against the endpoint's access rule: the only place that decides.
 */
export async function checkAccess(
  platform: Platform,
  endpoint: AccessRule,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | KeyHolder | null> {
  const { access, scope = null } = endpoint;
  if (access === 'key') return requireKey(platform, scope, request, reply);
  if (access === 'bearer') return requireBearer(platform, request);
  if (access === 'public' && !endpoint.readsSession) return null;
  const secret = platform.sessionCookie.read(request);
  const session = secret ? await findSessionBySecret(platform.database, secret) : null;
  // An organization controls its issuer, so a single sign-on session must not reach the person's own account.
  const isOutside = session !== null && session.ssoOrganizationId !== null && !endpoint.inSingleSignOn;
  if (access === 'public') return isOutside ? null : session;
  if (!session) throw new AppError(secret ? await findSessionEnd(platform.database, secret) : 'not_signed_in');
  if (access === 'admin' || access === 'member') requireShownOrganization(request, session);
  if ((access === 'signedIn' || access === 'anyAdmin') && isOutside) throw new AppError('own_sign_in_required');
  if (access === 'anyAdmin' && session.role !== 'ORG_ADMIN') throw new AppError('forbidden');
  if (access === 'admin' || access === 'member') requireOwnOrganization(endpoint, session);
  else if (session.accountDeletesAt && !endpoint.whileClosed) throw new AppError('account_closed');
  if (endpoint.grave === true) requireSeasonedAdmin(session);
  if (typeof endpoint.stepUp === 'string') requireStepUp(session, endpoint.stepUp);
  return session;
}

/**
 * The web application sends the organization that the page shows with every call. If another tab has switched, or the
 * person was removed, nothing is read from or written to an organization that the page does not show.
 */
function requireShownOrganization(request: FastifyRequest, session: Session): void {
  const shown = request.headers[ORGANIZATION_HEADER];
  if (shown !== undefined && shown !== session.orgId) throw new AppError('organization_switched');
}

/** A person without an organization may do less than an admin, but more than a user who asks for what admins do. */
function requireOwnOrganization({ access, beforeRequirements, whileClosed }: AccessRule, session: Session): void {
  const isForAdmins = access === 'admin';
  if (isForAdmins && session.role !== 'ORG_ADMIN') throw new AppError('forbidden');
  if (session.orgId === null) throw new AppError('organization_required');
  requireAccess(session, { isForAdmins, beforeRequirements, whileClosed });
}

async function requireBearer(platform: Platform, request: FastifyRequest): Promise<Session> {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const sessionId = token && (await sessionOfToken(platform.keys.token, token, await databaseTime(platform.database)));
  const session = sessionId ? await findSessionById(platform.database, sessionId) : null;
  if (!session) throw new AppError('invalid_token');
  return session;
}
