import { expect, it } from 'vitest';
import { readCheckoutReturn, withoutCheckoutReturn } from './checkout-return.ts';

const read = (address: string) => readCheckoutReturn(new URLSearchParams(address));

it('reads a finished checkout with its session', () => {
  expect(read('checkout=success&session_id=cs_1')).toEqual({ outcome: 'success', sessionId: 'cs_1' });
  expect(read('checkout=success')).toBeNull();
});

it('reads a canceled checkout with its domain, if that is one', () => {
  expect(read('checkout=cancelled&domain=example.com')).toEqual({ outcome: 'cancelled', domain: 'example.com' });
  expect(read('checkout=cancelled&domain=javascript:alert(1)')).toEqual({ outcome: 'cancelled', domain: null });
  expect(read('checkout=cancelled')).toEqual({ outcome: 'cancelled', domain: null });
});

it('reads nothing from other addresses', () => {
  expect(read('')).toBeNull();
  expect(read('checkout=other&session_id=cs_1')).toBeNull();
});

it('takes only its own parameters out of the address', () => {
  const rest = withoutCheckoutReturn(new URLSearchParams('checkout=success&session_id=cs_1&keep=1'));
  expect(String(rest)).toBe('keep=1');
});
