import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Names that Fastify knows too, for what is written in `TRUSTED_PROXIES`. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Who a request of the raw HTTP routes comes from: forwarded addresses are believed as far as they come from trusted proxies. */
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

/** IPv4 as itself, also when the socket writes it as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
