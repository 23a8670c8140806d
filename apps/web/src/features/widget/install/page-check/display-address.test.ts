import { expect, it } from 'vitest';
import { displayAddress } from './display-address.ts';

it.each([
  ['https://xn--bcher-kva.example/a?b=xn--c', 'https://bücher.example/a?b=xn--c'],
  ['http://www.xn--bcher-kva.example:8080/', 'http://www.bücher.example:8080/'],
  ['https://shop.example/', 'https://shop.example/'],
])('%s is shown as %s', (address, shown) => {
  expect(displayAddress(address)).toBe(shown);
});
