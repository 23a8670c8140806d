import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { rangesOf } from '../../config/trusted-proxies.ts';

/** The client's address on raw HTTP routes: forwarded addresses count as far as they come from trusted proxies. */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = rangesOf(trustedProxies);
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
