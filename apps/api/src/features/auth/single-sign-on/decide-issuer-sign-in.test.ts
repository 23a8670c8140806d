import { describe, expect, it } from 'vitest';
import {
  decideCompanyEmail,
  decideEntry,
  decideMembership,
  type EntryFacts,
  isManagedElsewhere,
  type MembershipFacts,
  mapRole,
} from './decide-issuer-sign-in.ts';

describe('the address that an issuer names', () => {
  it.each([
    ['counts in a proven domain', 'ada@bakery.example', false, { kind: 'accept', email: 'ada@bakery.example' }],
    ['counts in another proven domain', 'ada@mill.example', false, { kind: 'accept', email: 'ada@mill.example' }],
    ['must be there', null, false, { kind: 'refuse', code: 'sso_email_missing' }],
    ['must be there, if it is denied too', null, true, { kind: 'refuse', code: 'sso_email_missing' }],
    ['must not be denied', 'ada@bakery.example', true, { kind: 'refuse', code: 'sso_email_unverified' }],
    ['must be inside', 'ada@other.example', false, { kind: 'refuse', code: 'sso_email_outside' }],
    ['must be inside, if it is denied too', 'ada@other.example', true, { kind: 'refuse', code: 'sso_email_outside' }],
    [
      'must not be in a part of a domain',
      'ada@sub.bakery.example',
      false,
      { kind: 'refuse', code: 'sso_email_outside' },
    ],
    ['ends with its domain', '"a@bakery.example"@other.example', false, { kind: 'refuse', code: 'sso_email_outside' }],
    ['has a domain', 'bakery', false, { kind: 'refuse', code: 'sso_email_outside' }],
  ])('%s', (_what, email, isEmailDenied, expected) => {
    expect(decideCompanyEmail({ email, isEmailDenied }, ['bakery.example', 'mill.example'])).toEqual(expected);
  });
});

const GOOGLE = 'https://accounts.google.com';

describe('an account is managed by someone else', () => {
  it.each([
    ['when Google does not say by whom', GOOGLE, {}, true],
    ['when Google names another domain', GOOGLE, { hd: 'other.example' }, true],
    ['when Google names no text', GOOGLE, { hd: ['bakery.example'] }, true],
    ['but not when Google names a proven domain', GOOGLE, { hd: 'Bakery.example' }, false],
    ['but not at other issuers, which only know their own', 'https://login.example', {}, false],
  ])('%s', (_what, issuer, claims, expected) => {
    expect(isManagedElsewhere(issuer, { claims }, ['bakery.example'])).toBe(expected);
  });
});

describe('who signs in', () => {
  const facts: EntryFacts<string> = {
    connection: { mode: 'optional', issuer: 'https://login.example', clientId: 'client' },
    visited: { issuer: 'https://login.example', clientId: 'client' },
    identity: { email: 'ada@bakery.example', isEmailDenied: false, claims: {} },
    provenDomains: ['bakery.example'],
    linked: null,
  };
  const google = { ...facts.connection, issuer: GOOGLE };
  const atGoogle = { connection: google, visited: google };
  const outside = { kind: 'refuse', code: 'sso_email_outside' };
  const unknown = { kind: 'refuse', code: 'sso_unknown' };
  it.each<[string, Partial<EntryFacts<string>>, unknown]>([
    ['is the owner of the address the first time', {}, { kind: 'by_email', email: 'ada@bakery.example' }],
    ['is the linked member afterwards', { linked: 'ada' }, { kind: 'linked', linked: 'ada' }],
    [
      'is the linked member, whatever the address is by now',
      { linked: 'ada', identity: { email: null, isEmailDenied: true, claims: {} } },
      { kind: 'linked', linked: 'ada' },
    ],
    [
      'is nobody with a denied address',
      { identity: { ...facts.identity, isEmailDenied: true } },
      { kind: 'refuse', code: 'sso_email_unverified' },
    ],
    ['is nobody of another domain', { provenDomains: [] }, outside],
    ['is nobody whom Google does not call managed', { ...atGoogle }, outside],
    ['is no linked member whom Google does not call managed any more', { ...atGoogle, linked: 'ada' }, outside],
    ['is nobody when it is off', { connection: { ...facts.connection, mode: 'off' }, linked: 'ada' }, unknown],
    ['is nobody at another issuer', { visited: { ...facts.visited, issuer: 'https://former.example' } }, unknown],
    ['is nobody for another client', { visited: { ...facts.visited, clientId: 'former' } }, unknown],
    [
      'is anybody known where it is enforced',
      { connection: { ...facts.connection, mode: 'enforced' }, linked: 'ada' },
      { kind: 'linked', linked: 'ada' },
    ],
  ])('%s', (_what, change, expected) => {
    expect(decideEntry({ ...facts, ...change })).toEqual(expected);
  });
});

describe('the membership', () => {
  const facts: MembershipFacts = {
    before: null,
    granted: 'ORG_USER',
    hasRoleClaim: true,
    wasRemoved: false,
    isInvited: false,
    isLastAdmin: false,
  };
  const stay = (role: string, hasNewRole: boolean) => ({ kind: 'stay', role, hasNewRole });
  it.each<[string, Partial<MembershipFacts>, unknown]>([
    ['begins with the granted role', {}, { kind: 'join', role: 'ORG_USER', forgetsRemoval: false }],
    ['begins as an admin', { granted: 'ORG_ADMIN' }, { kind: 'join', role: 'ORG_ADMIN', forgetsRemoval: false }],
    ['does not begin again after a removal', { wasRemoved: true }, { kind: 'refuse', code: 'sso_removed' }],
    [
      'begins again with an invitation',
      { wasRemoved: true, isInvited: true },
      { kind: 'join', role: 'ORG_USER', forgetsRemoval: true },
    ],
    ['stays', { before: 'ORG_USER' }, stay('ORG_USER', false)],
    ['follows the claim up', { before: 'ORG_USER', granted: 'ORG_ADMIN' }, stay('ORG_ADMIN', true)],
    ['follows the claim down', { before: 'ORG_ADMIN' }, stay('ORG_USER', true)],
    ['keeps the last admin', { before: 'ORG_ADMIN', isLastAdmin: true }, stay('ORG_ADMIN', false)],
    ['stays without a claim', { before: 'ORG_ADMIN', hasRoleClaim: false }, stay('ORG_ADMIN', false)],
  ])('%s', (_what, change, expected) => {
    expect(decideMembership({ ...facts, ...change })).toEqual(expected);
  });
});

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
