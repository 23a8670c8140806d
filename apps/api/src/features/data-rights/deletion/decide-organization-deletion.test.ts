import { describe, expect, it } from 'vitest';
import { decideAccountToDelete, decideChargesToEnd, decideClosing } from './decide-organization-deletion.ts';

describe('closing an organization', () => {
  it.each([
    ['whose name was typed', { name: 'Bakery & Co' }, { kind: 'close', organization: { name: 'Bakery & Co' } }],
    ['with another name', { name: 'Bakery' }, { kind: 'refuse', code: 'organization_name_differs' }],
    ['in other letters', { name: 'bakery & co' }, { kind: 'refuse', code: 'organization_name_differs' }],
    ['that is gone', null, { kind: 'refuse', code: 'organization_gone' }],
  ] as const)('%s', (_what, organization, expected) => {
    expect(decideClosing(organization, 'Bakery & Co')).toEqual(expected);
  });
});

describe('the charges to end', () => {
  it.each([
    ['of a closed organization', { website: 'bakery', isClosing: true }, { kind: 'end_all', website: 'bakery' }],
    ['of one that was restored', { website: 'bakery', isClosing: false }, { kind: 'end_listed' }],
    ['of a website that is gone', null, { kind: 'end_listed' }],
  ] as const)('%s', (_what, found, expected) => {
    expect(decideChargesToEnd(found)).toEqual(expected);
  });
});

describe('the account of a member', () => {
  it.each([
    ['who belongs nowhere else', ['closed'], 'someone', 'delete'],
    ['who belongs nowhere else, of an organization that nobody is known to have closed', ['closed'], null, 'delete'],
    ['who has left already', [], 'someone', 'delete'],
    ['who belongs elsewhere', ['closed', 'another'], 'someone', 'keep'],
    ['who has left already and belongs elsewhere', ['another'], 'someone', 'keep'],
    ['who closed it', ['closed'], 'member', 'keep'],
    ['who closed it and belongs elsewhere', ['closed', 'another'], 'member', 'keep'],
  ] as const)('%s', (_what, organizationIds, closedBy, expected) => {
    expect(decideAccountToDelete({ id: 'member', organizationIds }, { id: 'closed', closedBy })).toBe(expected);
  });
});
