import { describe, expect, it } from 'vitest';
import { draftOf, problemsOf, rolesOf } from './draft-roles.ts';

const roles = {
  defaultRole: 'ORG_USER' as const,
  claim: 'groups',
  scope: null,
  mappings: [{ value: 'web-admins', role: 'ORG_ADMIN' as const }],
};
const messages = { required: 'required', twice: 'twice' };

describe('roles as they are typed', () => {
  it('come back as they were', () => {
    expect(rolesOf(draftOf(roles))).toEqual(roles);
  });

  it('name no claim when the provider does not decide', () => {
    const off = { ...draftOf(roles), isByClaim: false };
    expect(rolesOf(off)).toEqual({ defaultRole: 'ORG_USER', claim: null, scope: null, mappings: [] });
    expect(problemsOf({ ...off, claim: '' }, messages)).toEqual({});
  });

  it('say which value is missing or there twice', () => {
    const mappings = ['a', ' ', 'b', 'a '].map((value, at) => ({ id: `${at}`, value, role: 'ORG_USER' as const }));
    expect(problemsOf({ ...draftOf(roles), claim: ' ', mappings }, messages)).toEqual({
      claim: 'required',
      'value-1': 'required',
      'value-3': 'twice',
    });
  });
});
