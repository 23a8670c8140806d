import { expect, it } from 'vitest';
import { decideWebsiteDeletion } from './decide-website-deletion.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const website = { status: null, expiresAt: null, subscriptionId: null };
const canceled = { status: 'CANCELLED', expiresAt: later(1), subscriptionId: 'sub_1' } as const;
const refuse = { kind: 'refuse', code: 'website_in_use' };

it.each([
  ['that is new', website, { kind: 'delete' }],
  ['that is gone already', null, { kind: 'nothing' }],
  ['that is paid for', { ...website, status: 'ACTIVE', subscriptionId: 'sub_1' }, refuse],
  ['that is canceled, with time left', canceled, refuse],
  ['that is canceled, in its last moment', { ...canceled, expiresAt: NOW }, refuse],
  ['that is over', { ...canceled, expiresAt: later(-1) }, { kind: 'delete' }],
  ['on prepaid time', { ...canceled, subscriptionId: null }, { kind: 'delete' }],
  ['that owes something', { ...canceled, status: 'NOT_PAID' }, { kind: 'delete' }],
  ['whose payment was never finished', { ...canceled, status: 'INACTIVE' }, { kind: 'delete' }],
] as const)('deleting a website %s', (_what, present, expected) => {
  expect(decideWebsiteDeletion(present, NOW)).toEqual(expected);
});
