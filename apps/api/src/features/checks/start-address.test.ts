import { describe, expect, it } from 'vitest';
import { startAddress } from './start-address.ts';

const start = (typed?: string) => startAddress('example.com', typed)?.href ?? null;

describe('where a check begins', () => {
  it.each([
    [undefined, 'https://example.com/'],
    ['/shop?page_id=3#top', 'https://example.com/shop?page_id=3'],
    ['https://www.example.com/shop', 'https://www.example.com/shop'],
    ['www.example.com/shop', 'https://www.example.com/shop'],
    ['http://localhost:5173/', 'http://localhost:5173/'],
    ['http://shop.test/', 'http://shop.test/'],
  ])('%s', (typed, address) => {
    expect(start(typed)).toBe(address);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    'https://evil.example/',
    'https://example.com.evil.example/',
    'https://notexample.com/',
    'https://example.com@evil.example/',
    'https://user:pass@example.com/',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,x',
    'https://',
  ])('never sends its token to %s', (typed) => {
    expect(start(typed)).toBeNull();
  });
});
