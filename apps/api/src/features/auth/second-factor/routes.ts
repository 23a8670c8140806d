import { endpoints } from '@evenway/contract/schemas';
import type { FastifyRequest } from 'fastify';
import type { RecordChange } from '../../../platform/audit/record.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../../platform/http/implementation.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ConfirmationMethod, Session } from '../../../platform/sessions/session.ts';
import { confirmSession } from '../../../platform/sessions/session-repository.ts';
import { findUser, type UserRow } from '../../users/user-repository.ts';
import { createSignIn } from '../sign-in.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from './change-second-factor.ts';
import { addPasskey, askForPasskey, beginPasskey, readPasskey } from './passkeys.ts';
import { countTry, findPendingSignIn, takePendingSignIn } from './pending-sign-in-repository.ts';
import { readSecondStep, readSecurity } from './read-security.ts';
import { plain } from './recovery-codes.ts';
import { deleteReset } from './reset-repository.ts';
import { useCode } from './use-code.ts';

/** The second step of a sign-in, passkeys, and setting these up. */
export function secondFactorRoutes(platform: Platform): Implementation[] {
  return [...signInRoutes(platform), ...setupRoutes(platform), ...confirmationRoutes(platform)];
}

function signInRoutes(platform: Platform): Implementation[] {
  const { database, limits: rateLimits } = platform;
  const { complete, deviceCookie, signInCookie } = createSignIn(platform);
  const signInChallenge = (request: FastifyRequest) =>
    ({ purpose: 'sign_in', boundTo: signInCookie.browser(request) }) as const;
  /** A second request with the same pending sign-in finds it gone. */
  const finish = async (exchange: Parameters<typeof complete>[1], user: UserRow) => {
    if (!(await takePendingSignIn(database, signInCookie.read(exchange.request))))
      throw new AppError('second_step_expired');
    return complete(user, exchange, 'second_factor');
  };

  return [
    implement(endpoints.getSecondStep, async ({ request }) => {
      const userId = await findPendingSignIn(database, signInCookie.read(request));
      if (userId === null) throw new AppError('second_step_expired');
      return readSecondStep(database, userId);
    }),
    implement(endpoints.completeSecondStep, async ({ input: { body }, request, reply, record }) => {
      const exchange = { request, reply, record, way: 'code' } as const;
      const userId = await countTry(database, signInCookie.read(exchange.request));
      const user = await requireOwner(platform, userId);
      await useCode(platform, user, body.code, {
        address: request.ip,
        isKnownBrowser: deviceCookie.read(request, user.email) !== null,
        ssoOrganizationId: null,
      });
      return finish(exchange, user);
    }),
    implement(endpoints.completeSecondStepWithPasskey, async ({ input: { body }, request, reply, record }) => {
      const exchange = { request, reply, record, way: 'passkey' } as const;
      const user = await requireOwner(platform, await findPendingSignIn(database, signInCookie.read(exchange.request)));
      const ownerId = await readPasskey(platform, signInChallenge(exchange.request), body.assertion);
      if (ownerId !== user.id) throw new AppError('passkey_refused');
      return finish(exchange, user);
    }),
    implement(endpoints.beginPasskeySignIn, async ({ request, reply }) => {
      await rateLimits.consumePerClient(limits.passkeyPerClient, request.ip);
      return askForPasskey(platform, { purpose: 'sign_in', boundTo: signInCookie.mark(request, reply) });
    }),
    implement(endpoints.signInWithPasskey, async ({ input: { body }, request, reply, record }) => {
      const exchange = { request, reply, record, way: 'passkey' } as const;
      const userId = await readPasskey(platform, signInChallenge(exchange.request), body.assertion);
      return complete(await requireOwner(platform, userId), exchange, 'second_factor');
    }),
  ];
}

function setupRoutes(platform: Platform): Implementation[] {
  const { database } = platform;
  return [
    implement(endpoints.getSecurity, ({ session }) => readSecurity(database, session)),
    implement(endpoints.beginAuthenticator, ({ session }) => beginAuthenticator(platform, session)),
    implement(endpoints.confirmAuthenticator, async ({ session, input: { body }, record }) => {
      return database.transaction(async (tx) => {
        const codes = await confirmAuthenticator(tx, platform, session, plain(body.code));
        await record(tx, { details: { kind: 'authenticator' } });
        return codes;
      });
    }),
    implement(endpoints.removeAuthenticator, ({ session, record }) =>
      database.transaction(async (tx) => {
        if (await removeAuthenticator(tx, session.userId)) await record(tx, { details: { kind: 'authenticator' } });
        return readSecurity(tx, session);
      }),
    ),
    implement(endpoints.beginPasskey, ({ session }) => beginPasskey(platform, session)),
    implement(endpoints.addPasskey, ({ session, input: { body }, record }) =>
      addPasskey(platform, session, body.name, body.registration, record),
    ),
    implement(endpoints.removePasskey, async ({ session, input: { params }, record }) => {
      await database.transaction(async (tx) => {
        if (await removePasskey(tx, session.userId, params.id)) await record(tx, { details: { kind: 'passkey' } });
      });
      return { message: 'The passkey is removed.' };
    }),
    implement(endpoints.renewRecoveryCodes, ({ session, record }) =>
      database.transaction(async (tx) => {
        await record(tx);
        return renewRecoveryCodes(tx, session.userId);
      }),
    ),
  ];
}

function confirmationRoutes(platform: Platform): Implementation[] {
  const { database, passwords, limits: rateLimits } = platform;
  const { deviceCookie } = createSignIn(platform);
  const challengeOf = ({ sessionId }: Session) => ({ purpose: 'confirm', boundTo: sessionId }) as const;
  const confirm = async (session: Session, way: ConfirmationMethod, record: RecordChange) => {
    await database.transaction(async (tx) => {
      await confirmSession(tx, session.sessionId, way);
      // They still have it, so cancel a reset that someone started.
      if (way === 'second_factor') await deleteReset(tx, session.userId);
      await record(tx, { details: { way } });
    });
    return { message: 'Thank you. This is good for 10 minutes.' };
  };
  return [
    implement(endpoints.confirmIdentity, async ({ session, input: { body }, request, record }) => {
      const user = await requireOwner(platform, session.userId);
      if (body.code !== undefined) {
        await useCode(platform, user, body.code, {
          address: request.ip,
          isKnownBrowser: deviceCookie.read(request, user.email) !== null,
          ssoOrganizationId: session.ssoOrganizationId,
        });
        return confirm(session, 'second_factor', record);
      }
      if (session.hasSecondFactor) throw new AppError('second_factor_needed');
      // Those who run the issuer hold such sessions too, and must not try out passwords.
      if (session.ssoOrganizationId !== null) throw new AppError('company_needed');
      await rateLimits.consume(limits.passwordPerUser, session.userId);
      if (!(await passwords.matches(user.passwordHash, body.password ?? ''))) throw new AppError('wrong_password');
      return confirm(session, 'password', record);
    }),
    implement(endpoints.beginPasskeyConfirmation, ({ session }) => askForPasskey(platform, challengeOf(session))),
    implement(endpoints.confirmWithPasskey, async ({ session, input: { body }, record }) => {
      const ownerId = await readPasskey(platform, challengeOf(session), body.assertion);
      if (ownerId !== session.userId) throw new AppError('passkey_refused');
      return confirm(session, 'second_factor', record);
    }),
  ];
}

async function requireOwner({ database }: Platform, userId: string | null): Promise<UserRow> {
  const user = userId === null ? null : await findUser(database, userId);
  if (!user) throw new AppError('second_step_expired');
  return user;
}
