import { describe, expect, it } from 'vitest';
import { clientNetwork, shortenedAddress } from './client-network.ts';

describe('Y07: a client', () => {
  it('is one /64 of IPv6, however its address is written', () => {
    const { client, aggregate } = clientNetwork('2001:db8:1:2:3:4:5:6');
    expect(client).toBe('2001:db8:1:2::/64');
    expect(aggregate).toBe('2001:db8:1::/48');
    for (const same of ['2001:0DB8:0001:0002::1', '2001:db8:1:2:ffff::', '2001:db8:1:2::9%eth0'])
      expect(clientNetwork(same)).toEqual({ client, aggregate });
    expect(clientNetwork('2001:db8:1:3::1').client).not.toBe(client);
    expect(clientNetwork('::1').client).toBe('0:0:0:0::/64');
    expect(clientNetwork('2001:db8:1::2:3:4').client).toBe('2001:db8:1:0::/64');
  });

  it('is one address of IPv4, also when it is written as IPv6', () => {
    expect(clientNetwork('203.0.113.7')).toEqual({ client: '203.0.113.7', aggregate: null });
    expect(clientNetwork('::ffff:203.0.113.7')).toEqual({ client: '203.0.113.7', aggregate: null });
  });

  it('is shown without what tells its household', () => {
    expect(shortenedAddress('203.0.113.117')).toBe('203.0.113.0/24');
    expect(shortenedAddress('::ffff:203.0.113.117')).toBe('203.0.113.0/24');
    expect(shortenedAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  });
});
