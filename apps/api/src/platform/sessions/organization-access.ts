import type { ErrorCode } from '@evenway/contract';
import type { Queryable } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { type AccessibleOrganization, findAccess } from './organization-access-repository.ts';
import type { OrganizationAccess, Session } from './session.ts';

/** What someone wants to do there. */
interface Deed {
  readonly isForAdmins?: boolean;
  /** Also open to members who do not meet the organization's requirements. */
  readonly beforeRequirements?: boolean | undefined;
  /** Also open while the organization is closed or suspended. */
  readonly whileClosed?: boolean | undefined;
}

/**
 * Why a session may not act in an organization, or null: the only place that decides. What a request does in the chosen
 * organization and what it does in another one both ask here.
 */
export function refusalOf(access: OrganizationAccess, deed: Deed = {}): ErrorCode | null {
  if (deed.isForAdmins && access.role !== 'ORG_ADMIN') return 'forbidden';
  if (access.accountDeletesAt !== undefined) return 'account_closed';
  if (access.organizationSuspendedAt !== undefined && !deed.whileClosed) return 'organization_suspended';
  if (access.organizationDeletesAt !== undefined && !deed.whileClosed) return 'organization_closed';
  if (deed.beforeRequirements) return null;
  if (access.needsSingleSignOn) return 'single_sign_on_required';
  return access.lacksSecondFactor ? 'second_factor_missing' : null;
}

export function requireAccess(access: OrganizationAccess, deed: Deed): void {
  const refusal = refusalOf(access, deed);
  if (refusal) throw new AppError(refusal);
}

/**
 * The same for any organization, read anew. One that the person does not belong to looks like one that does not exist;
 * a single sign-on session learns nothing about others.
 */
export async function requireAccessTo(
  db: Queryable,
  { sessionId, ssoOrganizationId }: Pick<Session, 'sessionId' | 'ssoOrganizationId'>,
  organizationId: string,
  deed: Deed,
): Promise<AccessibleOrganization> {
  if (ssoOrganizationId !== null && ssoOrganizationId !== organizationId) throw new AppError('own_sign_in_required');
  const access = await findAccess(db, sessionId, organizationId);
  if (!access) throw new AppError('not_found');
  requireAccess(access, deed);
  return access;
}
