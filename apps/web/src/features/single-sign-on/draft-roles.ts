import type { Role, SsoRoles } from '@evenway/contract';

/** The roles as typed. Values that are switched off are kept until the screen is left. */
export interface DraftRoles {
  readonly defaultRole: Role;
  readonly isByClaim: boolean;
  readonly claim: string;
  readonly scope: string;
  readonly mappings: readonly { readonly id: string; readonly value: string; readonly role: Role }[];
}

export const draftOf = ({ defaultRole, claim, scope, mappings }: SsoRoles): DraftRoles => ({
  defaultRole,
  isByClaim: claim !== null,
  claim: claim ?? '',
  scope: scope ?? '',
  mappings: mappings.map((mapping) => ({ ...mapping, id: mapping.value })),
});

/** Whether this was kept by this version of the page. */
export function isDraftRoles(kept: unknown): kept is DraftRoles {
  if (typeof kept !== 'object' || kept === null) return false;
  const { defaultRole, isByClaim, claim, scope, mappings } = kept as Record<keyof DraftRoles, unknown>;
  const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
  return (
    areTexts(defaultRole, claim, scope) &&
    typeof isByClaim === 'boolean' &&
    Array.isArray(mappings) &&
    mappings.every(({ id, value, role } = {}) => areTexts(id, value, role))
  );
}

export function rolesOf({ defaultRole, isByClaim, claim, scope, mappings }: DraftRoles): SsoRoles {
  if (!isByClaim) return { defaultRole, claim: null, scope: null, mappings: [] };
  return {
    defaultRole,
    claim: claim.trim(),
    scope: scope.trim() || null,
    mappings: mappings.map(({ value, role }) => ({ value: value.trim(), role })),
  };
}

export const valueField = (id: string): string => `value-${id}`;

/** What is wrong, by the name of the field, in their order. */
export function problemsOf(
  { isByClaim, claim, mappings }: DraftRoles,
  messages: { readonly required: string; readonly twice: string },
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!isByClaim) return problems;
  if (claim.trim() === '') problems.claim = messages.required;
  const typed = mappings.map(({ value }) => value.trim());
  mappings.forEach(({ id }, at) => {
    const value = typed[at] ?? '';
    if (value === '') problems[valueField(id)] = messages.required;
    else if (typed.indexOf(value) < at) problems[valueField(id)] = messages.twice;
  });
  return problems;
}
