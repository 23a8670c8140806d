import { endpoints } from '@evenway/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { hashSecret } from '../../platform/crypto/keys.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { clientNetwork } from '../../platform/limits/client-network.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { signAccessToken } from '../../platform/sessions/access-token.ts';
import type { Session } from '../../platform/sessions/session.ts';
import {
  endOtherSessions,
  endSession,
  endSessionsOfUser,
  endSsoSessions,
  listSessions,
  prolongSession,
} from '../../platform/sessions/session-repository.ts';
import { checkCredentials } from './check-credentials.ts';
import { changePassword } from './passwords/change-password.ts';
import { sessionDevice } from './session-device.ts';
import { createSignIn } from './sign-in.ts';

/** Signing in, staying signed in, and signing out. */
export function sessionRoutes(platform: Platform): Implementation[] {
  const { sessionCookie, limits: rateLimits, database } = platform;
  const { completeOrAsk, deviceCookie } = createSignIn(platform);

  /** Returns the narrowest counter, which a success resets. */
  const countAttempt = async (request: FastifyRequest, email: string) => {
    const device = deviceCookie.read(request, email);
    if (device !== null) {
      await rateLimits.consume(limits.logInPerDevice, device);
      return { limit: limits.logInPerDevice, subject: device };
    }
    const account = hashSecret(email);
    const subject = `${account}:${clientNetwork(request.ip).client}`;
    await rateLimits.consumePerClient(limits.logInPerClient, request.ip);
    await rateLimits.consume(limits.logInPerEmailAndClient, subject);
    await rateLimits.consume(limits.logInPerEmail, account);
    return { limit: limits.logInPerEmailAndClient, subject };
  };

  return [
    implement(endpoints.logIn, async ({ input: { body }, request, record, reply }) => {
      const attempt = await countAttempt(request, body.email);
      const credentials = { email: body.email, passwordDigest: body.password };
      const user = await checkCredentials(platform, credentials);
      await rateLimits.forget(attempt.limit, attempt.subject);
      return completeOrAsk(user, { request, reply, record, way: 'password' });
    }),
    implement(endpoints.refreshSession, async ({ session, request, reply }) => {
      const token = await refreshSession(platform, session);
      const secret = sessionCookie.read(request);
      if (secret) sessionCookie.set(reply, secret);
      return { token };
    }),
    implement(endpoints.validateToken, async ({ session }) => session),
    implement(endpoints.changePassword, async ({ session, input: { body }, request, record, reply, guardIf }) => {
      guardIf(session.hasSecondFactor);
      await rateLimits.consume(limits.passwordPerUser, session.userId);
      const digests = { current: body.oldPassword, next: body.newPassword };
      const { secret } = await changePassword(platform, session, digests, sessionDevice(request), record);
      sessionCookie.set(reply, secret);
      return { message: 'Password updated successfully!' };
    }),
    implement(endpoints.listSessions, ({ session }) => listSessions(database, session)),
    implement(endpoints.endSession, async ({ session, input: { params }, record }) => {
      await database.transaction(async (tx) => {
        if (await endSession(tx, session.userId, params.id)) await record(tx);
      });
      return { message: 'The device is signed out.' };
    }),
    implement(endpoints.endOtherSessions, async ({ session, record }) => {
      await database.transaction(async (tx) => {
        await endOtherSessions(tx, session);
        await record(tx);
      });
      return { message: 'All other devices are signed out.' };
    }),
    implement(endpoints.logOut, async ({ session, record, reply }) => {
      if (session)
        await database.transaction(async (tx) => {
          const { userId, ssoOrganizationId } = session;
          if (ssoOrganizationId === null) await endSessionsOfUser(tx, 'signed_out_elsewhere', userId);
          else await endSsoSessions(tx, 'signed_out_elsewhere', ssoOrganizationId, { userId });
          await record(tx);
        });
      sessionCookie.clear(reply);
      return { message: 'You are signed out.' };
    }),
  ];
}

/** Extends the session and issues a new token; earlier ones last until they expire, for other tabs that hold them. */
async function refreshSession({ database, keys }: Platform, session: Session): Promise<string> {
  const token = await signAccessToken(keys.token, session, await databaseTime(database));
  await prolongSession(database, session.sessionId);
  return token;
}
