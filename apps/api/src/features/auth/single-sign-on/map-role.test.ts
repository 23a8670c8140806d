import { describe, expect, it } from 'vitest';
import { mapRole } from './map-role.ts';

const rules = {
  defaultRole: 'ORG_USER' as const,
  roleClaim: 'groups',
  roleMappings: [
    { value: 'web-admins', role: 'ORG_ADMIN' as const },
    { value: 'staff', role: 'ORG_USER' as const },
  ],
};

describe('the role that a sign-in brings', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['one value', { groups: 'web-admins' }, 'ORG_ADMIN'],
    ['a list', { groups: ['other', 'web-admins'] }, 'ORG_ADMIN'],
    ['the highest of several', { groups: ['staff', 'web-admins'] }, 'ORG_ADMIN'],
    ['another writing', { groups: ['Web-Admins', 'web-admins '] }, 'ORG_USER'],
    ['nothing that is mapped', { groups: ['other'] }, 'ORG_USER'],
    ['no such claim', {}, 'ORG_USER'],
    ['no text', { groups: [7, { value: 'web-admins' }, null] }, 'ORG_USER'],
    ['what every object has', { groups: ['constructor'] }, 'ORG_USER'],
  ])('%s', (_what, claims, role) => {
    expect(mapRole(rules, claims).role).toBe(role);
  });

  it('is the highest, in whatever order the rules were added', () => {
    const reversed = { ...rules, roleMappings: rules.roleMappings.toReversed() };
    expect(mapRole(reversed, { groups: ['staff', 'web-admins'] }).role).toBe('ORG_ADMIN');
  });

  it('is found below another claim', () => {
    const nested = { ...rules, roleClaim: 'realm_access.roles' };
    expect(mapRole(nested, { realm_access: { roles: ['web-admins'] } }).role).toBe('ORG_ADMIN');
    expect(mapRole(nested, { 'realm_access.roles': ['staff'] }).role).toBe('ORG_USER');
    for (const above of [null, undefined, 'roles', 7])
      expect(mapRole(nested, { realm_access: above }).role).toBe('ORG_USER');
    expect(mapRole({ ...rules, roleClaim: '__proto__.x' }, {}).values).toEqual([]);
  });

  it('is the default where no claim is named, whatever is sent', () => {
    expect(mapRole({ ...rules, roleClaim: null }, { groups: ['web-admins'] })).toEqual({
      role: 'ORG_USER',
      values: [],
    });
  });
});
