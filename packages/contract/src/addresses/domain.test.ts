import { describe, expect, it } from 'vitest';
import { normalizeDomain } from './domain.ts';

describe('the domain of a website', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  HTTPS://WWW.Example.COM:8443/shop?x=1#y ', 'example.com'],
    ['http://shop.example.com/', 'shop.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['\u2068bücher.example\u2069', 'xn--bcher-kva.example'],
    ['www.example', 'www.example'],
    ['example.com.', 'example.com'],
    ['www.www.example.com', 'www.example.com'],
  ])('reads %s as %s', (typed, domain) => {
    expect(normalizeDomain(typed)).toBe(domain);
  });

  it.each([
    '',
    'example',
    'localhost',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.com',
    'http://user:secret@example.com',
    'https://app@evil.example',
    '127.0.0.1',
    'http://0x7f.1',
    '[::1]',
    'exa mple.com',
    '-bad-.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(200)}com`,
    'example.com\\@evil.example',
    "' OR 1=1--",
  ])('refuses %s', (typed) => {
    expect(normalizeDomain(typed)).toBeNull();
  });
});
