import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';

const from = (trusted: string[], remoteAddress: string, forwarded?: string) =>
  createClientAddress(trusted)({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage);

describe('the client behind proxies', () => {
  it('Y09: is who connected, unless that is a trusted proxy', () => {
    expect(from([], '198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
    expect(from(['10.0.0.0/8'], '198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
    expect(from(['10.0.0.0/8'], '::ffff:10.1.2.3', '203.0.113.1')).toBe('203.0.113.1');
    expect(from(['loopback'], '::1', '2001:db8::1')).toBe('2001:db8::1');
  });

  it('Y09: is the last address that a trusted proxy vouches for, whatever stands before it', () => {
    expect(from(['10.0.0.1', '10.0.0.2'], '10.0.0.1', '192.0.2.1, 203.0.113.1, 10.0.0.2')).toBe('203.0.113.1');
    expect(from(['10.0.0.1'], '10.0.0.1', '203.0.113.1, nonsense')).toBe('10.0.0.1');
    expect(from(['10.0.0.1'], '10.0.0.1')).toBe('10.0.0.1');
  });
});
