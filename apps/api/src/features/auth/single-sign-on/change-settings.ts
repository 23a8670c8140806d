import type { SsoMode, SsoProviderChange } from '@evenway/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parsePublicUrl } from '../../../platform/public-pages/public-url.ts';
import { lockAsAdmin } from '../../../platform/sessions/lock-as-admin.ts';
import type { MemberSession } from '../../../platform/sessions/session.ts';
import { endSessionsOutsideSso, endSsoSessions } from '../../../platform/sessions/session-repository.ts';
import { readClientSecret, sealClientSecret } from './client-secret.ts';
import type { Issuer, IssuerClient } from './issuer-client.ts';
import { refuseIssuer } from './issuer-problem.ts';
import {
  type ConnectionRow,
  deleteConnection,
  findConnection,
  listDomains,
  refreshEnforcement,
  saveProvider,
  updateConnection,
} from './sso-repository.ts';

const DISCOVERY_PATH = '/.well-known/openid-configuration';

/** Saves the provider that an admin typed, once its discovery document could be read. The issuer is stored as it names itself. */
export async function discoverProvider(
  { database, keys, settings }: Platform,
  issuers: IssuerClient,
  organizationId: string,
  { issuer: typed, clientId, clientSecret }: SsoProviderChange,
): Promise<Issuer> {
  const address = typed.endsWith(DISCOVERY_PATH) ? typed.slice(0, -DISCOVERY_PATH.length) : typed;
  const url = parsePublicUrl(address, settings.isOnThisMachine);
  if (url?.search !== '' || address.includes('#')) throw new AppError('sso_issuer_invalid');
  const stored = await findConnection(database, organizationId);
  const secret = clientSecret ?? (stored && readClientSecret(keys.stored, organizationId, stored.clientSecret));
  if (secret === null) throw new AppError('sso_secret_missing');
  const found = { issuer: address, clientId, clientSecret: secret };
  try {
    found.issuer = await issuers.discover(found);
  } catch (error) {
    throw refuseIssuer(error);
  }
  // A stored secret is only used with the issuer and client it was entered for: admins who save settings need not know it.
  if (clientSecret === undefined && isAnother(stored, found)) throw new AppError('sso_secret_missing');
  return found;
}

/** Whether the issuer or the client changes, which invalidates earlier tests. */
const isAnother = (stored: ConnectionRow | null, { issuer, clientId }: Issuer): boolean =>
  stored?.issuer !== issuer || stored.clientId !== clientId;

export async function storeProvider(
  tx: Transaction,
  { keys }: Platform,
  session: MemberSession,
  found: Issuer,
): Promise<void> {
  const { orgId: organizationId, sessionId } = session;
  await lockAsAdmin(tx, session);
  const changes = isAnother(await findConnection(tx, organizationId), found);
  const clientSecret = sealClientSecret(keys.stored, organizationId, found.clientSecret);
  await saveProvider(tx, { organizationId, issuer: found.issuer, clientId: found.clientId, clientSecret }, changes);
  if (!changes) return;
  await endSsoSessions(tx, 'sign_in_changed', organizationId, { except: sessionId });
  await refreshEnforcement(tx, organizationId);
}

/** Keeps the caller's own session, so that the admin sees the result. Null when nothing was set up. */
export async function removeProvider(tx: Transaction, session: MemberSession): Promise<ConnectionRow | null> {
  const { orgId: organizationId, sessionId } = session;
  await lockAsAdmin(tx, session);
  const removed = await deleteConnection(tx, organizationId);
  await endSsoSessions(tx, 'sign_in_changed', organizationId, { except: sessionId });
  await refreshEnforcement(tx, organizationId);
  return removed;
}

export async function changeMode(tx: Transaction, session: MemberSession, mode: SsoMode): Promise<void> {
  const { orgId: organizationId, sessionId } = session;
  await lockAsAdmin(tx, session);
  const connection = await findConnection(tx, organizationId);
  if (mode !== 'off') {
    const isProven = (await listDomains(tx, organizationId)).some(({ provenAt }) => provenAt !== null);
    if (!connection?.testedAt || !isProven) throw new AppError('sso_incomplete');
  }
  // The admin who enforces it must be able to sign in while the issuer is down.
  if (mode === 'enforced' && !session.hasSecondFactor) throw new AppError('second_factor_first');
  if (mode === 'off') return turnOff(tx, organizationId, { except: sessionId });
  await updateConnection(tx, organizationId, { mode });
  await refreshEnforcement(tx, organizationId);
  if (mode === 'enforced') await endSessionsOutsideSso(tx, organizationId);
}

/** Also for the operator, when the provider of an organization is gone and nobody can sign in. */
export async function turnOff(
  tx: Transaction,
  organizationId: string,
  some: { readonly except?: string } = {},
): Promise<void> {
  await updateConnection(tx, organizationId, { mode: 'off' });
  await refreshEnforcement(tx, organizationId);
  await endSsoSessions(tx, 'sign_in_changed', organizationId, some);
}
