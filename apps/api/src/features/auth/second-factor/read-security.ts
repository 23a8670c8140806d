import type { SecondStep, SecurityOverview } from '@evenway/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isProven } from '../../../platform/http/require-step-up.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { listProviders } from '../../users/identity-repository.ts';
import { findUser } from '../../users/user-repository.ts';
import { listPasskeys } from './passkey-repository.ts';
import { countRecoveryCodes, findAuthenticator, isSecondFactorRequired } from './second-factor-repository.ts';

export async function readSecurity(db: Queryable, session: Session): Promise<SecurityOverview> {
  const { userId, orgId } = session;
  const user = await findUser(db, userId);
  if (!user) throw new AppError('not_signed_in');
  const app = await findAuthenticator(db, userId);
  const passkeys = await listPasskeys(db, userId);
  const isSingleSignOn = session.ssoOrganizationId !== null;
  // The issuer of one of their organizations may be in this session: it can ask for a confirmation, and learns no more.
  const shown = isSingleSignOn ? [] : passkeys;
  return {
    hasPassword: user.passwordHash !== null,
    providers: await listProviders(db, userId),
    authenticatorSince: app?.confirmedAt?.toISOString() ?? null,
    hasPasskey: passkeys.length > 0,
    passkeys: shown.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: isSingleSignOn ? 0 : await countRecoveryCodes(db, userId),
    isRequired: await isSecondFactorRequired(db, orgId),
    isSingleSignOn,
    isConfirmed: isProven(session, 'recent'),
  };
}

export async function readSecondStep(db: Queryable, userId: string): Promise<SecondStep> {
  const app = await findAuthenticator(db, userId);
  return {
    passkey: (await listPasskeys(db, userId)).length > 0,
    authenticator: app?.confirmedAt != null,
    recoveryCode: (await countRecoveryCodes(db, userId)) > 0,
  };
}
