export type ClosingDecision<Organization> =
  | { readonly kind: 'close'; readonly organization: Organization }
  | { readonly kind: 'refuse'; readonly code: 'organization_gone' | 'organization_name_differs' };

/** Its name is typed, so that nobody closes another organization than they mean. */
export function decideClosing<Organization extends { readonly name: string }>(
  organization: Organization | null,
  typedName: string,
): ClosingDecision<Organization> {
  if (!organization) return { kind: 'refuse', code: 'organization_gone' };
  if (organization.name !== typedName) return { kind: 'refuse', code: 'organization_name_differs' };
  return { kind: 'close', organization };
}

export type ChargesDecision<Website> =
  /** Whatever could still charge for the website. */
  | { readonly kind: 'end_all'; readonly website: Website }
  /** What it had when its organization was closed. */
  | { readonly kind: 'end_listed' };

/** Restored meanwhile: what the website had has ended, and what it subscribes to now stays. */
export function decideChargesToEnd<Website>(
  found: { readonly website: Website; readonly isClosing: boolean } | null,
): ChargesDecision<Website> {
  return found?.isClosing ? { kind: 'end_all', website: found.website } : { kind: 'end_listed' };
}

export interface LeavingMember {
  readonly id: string;
  /** The organizations that they belong to. */
  readonly organizationIds: readonly string[];
}

/** Members who belong nowhere else are deleted with an organization, except the one who closed it. */
export function decideAccountToDelete(
  { id, organizationIds }: LeavingMember,
  closed: { readonly id: string; readonly closedBy: string | null },
): 'delete' | 'keep' {
  const belongsElsewhere = organizationIds.some((one) => one !== closed.id);
  return belongsElsewhere || id === closed.closedBy ? 'keep' : 'delete';
}
