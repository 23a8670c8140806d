import { expect, it } from 'vitest';
import { inboxAddress, readInboxLocation } from './inbox-location.ts';

it.each([
  { status: 'all', finding: null, message: null },
  { status: 'new', finding: null, message: 'm-1' },
  { status: 'mended', finding: 'f-1', message: null },
] as const)('the address of a place leads back to it: %j', (place) => {
  expect(readInboxLocation(new URLSearchParams(inboxAddress('bakery.example', place)))).toEqual(place);
});

it('shows all messages where the address names a state that there is not', () => {
  expect(readInboxLocation(new URLSearchParams('status=lost')).status).toBe('all');
});
