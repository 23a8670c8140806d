import { expect, it } from 'vitest';
import { isOwnHost } from './own-host.ts';

it.each(['example.org', 'www.example.org', 'a.b.example.org'])('%s belongs to example.org', (host) => {
  expect(isOwnHost('example.org', host)).toBe(true);
});

it.each(['badexample.org', 'example.org.evil.test', 'org', '', 'example.com', 'xexample.org'])(
  '%s does not belong to example.org',
  (host) => {
    expect(isOwnHost('example.org', host)).toBe(false);
  },
);
