import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Named ranges for `TRUSTED_PROXIES`, the same as Fastify's. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The client's address on raw HTTP routes: forwarded addresses count as far as they come from trusted proxies. */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const range of trustedProxies.flatMap((entry) => NAMED[entry] ?? [entry])) {
    const [address = '', bits] = range.split('/');
    trusted.addSubnet(address, Number(bits ?? (isIPv6(address) ? 128 : 32)), familyOf(address));
  }
  return ({ socket, headers }) => {
    let address = plain(socket.remoteAddress ?? '');
    if (trustedProxies.length === 0) return address;
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    for (const hop of hops.reverse()) {
      const next = plain(hop.trim());
      if (isIP(next) === 0 || !trusted.check(address, familyOf(address))) break;
      address = next;
    }
    return address;
  };
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** IPv4 stays as it is, even when the socket reports it as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
