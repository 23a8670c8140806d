import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it.each(['https://shop.example/access', 'http://localhost:3000/a?b#c', 'https://münchen.example/'])(
  '%s is a web address',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
  },
);

it.each([
  'javascript:alert(1)',
  'ftp://shop.example',
  'shop.example',
  'https://',
  'https://a b.example',
  'https://user@shop.example',
  'https://user:secret@shop.example',
  'https://shop.example/"><script>',
  'https://shop.example\\evil',
  'HTTPS://shop.example',
  `https://shop.example/${'a'.repeat(2000)}`,
])('%s is none', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
