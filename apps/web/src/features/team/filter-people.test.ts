import type { PendingInvitation, User } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { filterInvitations, filterMembers, isFiltering, nameOf, noFilter } from './filter-people.ts';

const member = (firstName: string, lastName: string, email: string, role: User['role'] = 'ORG_USER'): User => ({
  id: email,
  firstName,
  lastName,
  email,
  role,
});
const ada = member('Ada', 'Lovelace', 'ada@example.com', 'ORG_ADMIN');
const zoe = member('Zoé', 'Çelik', 'z.celik@example.org');
const members = [ada, zoe];

describe('members', () => {
  it('are all there without a search', () => {
    expect(filterMembers(members, noFilter)).toEqual(members);
  });

  it.each(['ada', 'LOVE', 'love ada', '  ada   lovelace ', 'ada@example.com', 'ada example'])(
    'are found by %j in name or address',
    (search) => {
      expect(filterMembers(members, { search, role: 'ALL' })).toEqual([ada]);
    },
  );

  it.each(['zoe', 'ZOÉ', 'celik', 'zoe\u0301'])('are found by %j whatever the accents', (search) => {
    expect(filterMembers(members, { search, role: 'ALL' })).toEqual([zoe]);
  });

  it('are left out when one word does not fit', () => {
    expect(filterMembers(members, { search: 'ada celik', role: 'ALL' })).toEqual([]);
  });

  it('are narrowed by role and search together', () => {
    expect(filterMembers(members, { search: '', role: 'ORG_ADMIN' })).toEqual([ada]);
    expect(filterMembers(members, { search: 'zoe', role: 'ORG_ADMIN' })).toEqual([]);
  });

  it('are searched for the letters themselves, never as a pattern', () => {
    expect(filterMembers(members, { search: '.*', role: 'ALL' })).toEqual([]);
  });
});

describe('invitations', () => {
  const invitation: PendingInvitation = {
    email: 'New@Example.com',
    role: 'ORG_USER',
    expiresAt: '2025-01-08T00:00:00Z',
  };

  it('are found by address and role', () => {
    expect(filterInvitations([invitation], { search: 'new@', role: 'ORG_USER' })).toEqual([invitation]);
    expect(filterInvitations([invitation], { search: 'new@', role: 'ORG_ADMIN' })).toEqual([]);
    expect(filterInvitations([invitation], { search: 'old', role: 'ALL' })).toEqual([]);
  });
});

it('a blank search is no filter', () => {
  expect(isFiltering({ search: '  ', role: 'ALL' })).toBe(false);
  expect(isFiltering({ search: 'a', role: 'ALL' })).toBe(true);
  expect(isFiltering({ search: '', role: 'ORG_USER' })).toBe(true);
});

it('a name with a missing part has no stray blank', () => {
  expect(nameOf({ firstName: 'Ada', lastName: '' })).toBe('Ada');
});
