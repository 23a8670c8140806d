import { SECOND_STEP_MINUTES } from '@evenway/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecordChange } from '../../platform/audit/record.ts';
import { hashSecret, randomSecret } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SessionDevice } from '../../platform/sessions/session-repository.ts';
import { noteFirstSignIn, type UserRow } from '../users/user-repository.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { NEW_SIGN_IN_MAIL } from './mails/new-sign-in.ts';
import { openSession, requireUnchanged, type SignInWay } from './open-session.ts';
import { savePendingSignIn } from './second-factor/pending-sign-in-repository.ts';
import { deleteReset } from './second-factor/reset-repository.ts';
import { sessionDevice } from './session-device.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly record: RecordChange;
  readonly way: SignInWay;
}

/** Every way of signing in ends here: with a session, or with a request for the second factor. */
export function createSignIn(platform: Platform) {
  const isHttps = platform.settings.WEB_URL.startsWith('https://');
  const deviceCookie = createDeviceCookie(platform.keys.device, isHttps);
  const signInCookie = createSignInCookie(isHttps);

  /** Opens a session for someone who has proven everything that is required. */
  const complete = async (
    user: UserRow,
    { request, reply, record, way }: Exchange,
    confirmedWith?: 'second_factor',
  ) => {
    const { sessionCookie } = platform;
    const device = sessionDevice(request);
    const { secret, token } = await openSession(platform, user, sessionCookie.read(request), {
      device,
      record,
      way,
      ...(confirmedWith && { confirmedWith }),
    });
    // They still have it, so cancel a reset that someone started.
    if (confirmedWith) await deleteReset(platform.database, user.id);
    await notifyOfNewDevice(platform.database, user, device, deviceCookie.read(request, user.email) !== null);
    sessionCookie.set(reply, secret);
    deviceCookie.set(request, reply, user.email);
    signInCookie.clear(reply);
    request.log.info('signed in');
    return { token };
  };

  /**
   * A password or a provider has proven who it is. With a second factor, this opens nothing yet: the browser is asked
   * for it.
   */
  const completeOrAsk = async (user: UserRow, exchange: Exchange) => {
    if (user.secondFactorAt === null) return complete(user, exchange);
    const secret = await platform.database.transaction(async (tx) => {
      await requireUnchanged(tx, user);
      return savePendingSignIn(tx, user.id);
    });
    signInCookie.set(exchange.reply, secret);
    throw new AppError('second_factor_required');
  };

  return { complete, completeOrAsk, deviceCookie, signInCookie };
}

/** The very first sign-in surprises nobody. */
async function notifyOfNewDevice(
  database: Database,
  user: UserRow,
  device: SessionDevice,
  isKnown: boolean,
): Promise<void> {
  if (user.firstSignInAt === null) return noteFirstSignIn(database, user.id);
  if (isKnown) return;
  const { email: recipient, language, firstName } = user;
  const params = { firstName, at: (await databaseTime(database)).toISOString(), ...device };
  await database.transaction((tx) => enqueueMail(tx, { recipient, template: NEW_SIGN_IN_MAIL, language, params }));
}

/**
 * Ties a sign-in in progress to its browser: one that waits for its second step, or for a passkey. `__Host-`, so that
 * no subdomain can plant one.
 */
function createSignInCookie(isHttps: boolean) {
  const name = isHttps ? '__Host-evenway_sign_in' : 'evenway_sign_in';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  const read = (request: FastifyRequest): string => request.cookies[name] ?? '';
  const set = (reply: FastifyReply, secret: string) =>
    void reply.setCookie(name, secret, { ...options, maxAge: SECOND_STEP_MINUTES * 60 });
  return {
    read,
    set,
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
    /** What a challenge for this browser is bound to; empty for a browser that requested none. */
    browser: (request: FastifyRequest): string => (read(request) ? hashSecret(read(request)) : ''),
    /** The same for the first challenge. A sign-in that waits for its second step keeps its secret. */
    mark(request: FastifyRequest, reply: FastifyReply): string {
      const secret = read(request) || randomSecret();
      set(reply, secret);
      return hashSecret(secret);
    },
  };
}
