import type { OwnOrganization } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { requireAccessTo } from '../../platform/sessions/organization-access.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { chooseOrganization } from '../users/membership-repository.ts';
import { lockUser } from '../users/user-repository.ts';
import { toOwnOrganization } from './read-overview.ts';

/** Also to an organization that is closed, or requires what is missing: its screens say what can be done about it. */
export async function switchOrganization(
  tx: Transaction,
  session: Session,
  organizationId: string,
): Promise<OwnOrganization> {
  await lockUser(tx, session.userId);
  const chosen = await requireAccessTo(tx, session, organizationId, ONLY_TO_LOOK);
  // A session of single sign-on has no other choice.
  if (session.ssoOrganizationId === null) await chooseOrganization(tx, session, organizationId);
  return toOwnOrganization(chosen);
}

const ONLY_TO_LOOK = { beforeRequirements: true, whileClosed: true };
