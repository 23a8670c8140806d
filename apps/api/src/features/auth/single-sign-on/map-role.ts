import type { Role } from '@evenway/contract';
import type { ConnectionRow } from './sso-repository.ts';

type Rules = Pick<ConnectionRow, 'defaultRole' | 'roleClaim' | 'roleMappings'>;

const MOST_VALUES = 500;

/** The role that a sign-in grants, and the claim values it is based on. The highest of several roles wins. */
export function mapRole(
  { defaultRole, roleClaim, roleMappings }: Rules,
  claims: Readonly<Record<string, unknown>>,
): { readonly role: Role; readonly values: string[] } {
  if (roleClaim === null) return { role: defaultRole, values: [] };
  const values = valuesOf(claims, roleClaim);
  const roles = roleMappings.filter(({ value }) => values.includes(value)).map(({ role }) => role);
  if (roles.includes('ORG_ADMIN')) return { role: 'ORG_ADMIN', values };
  return { role: roles[0] ?? defaultRole, values };
}

/** A text or a list of texts, at its own name or below others (`realm_access.roles`). */
function valuesOf(claims: Readonly<Record<string, unknown>>, name: string): string[] {
  const found = Object.hasOwn(claims, name) ? claims[name] : name.split('.').reduce<unknown>(below, claims);
  return [found]
    .flat()
    .filter((value) => typeof value === 'string')
    .slice(0, MOST_VALUES);
}

const below = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
