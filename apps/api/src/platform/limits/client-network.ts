import { isIPv6 } from 'node:net';

/**
 * The subject of a limit per client. A household or company gets a whole /64 of IPv6 addresses, so that counts as one
 * client; one customer of a provider may have a /48, which is limited in aggregate. IPv4 counts by address, even when
 * written as IPv6.
 */
export function clientNetwork(address: string): { client: string; aggregate: string | null } {
  const plain = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return { client: mapped ?? plain, aggregate: null };
  const groups = expand(plain);
  return { client: `${groups.slice(0, 4).join(':')}::/64`, aggregate: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Enough to tell networks apart, but not to find a household: /24 of IPv4, /48 of IPv6. */
export function shortenedAddress(address: string): string {
  const { client, aggregate } = clientNetwork(address);
  return aggregate ?? client.replace(/\.\d+$/, '.0/24');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const split = (part: string) => (part ? part.split(':') : []);
  const front = split(head);
  const back = split(tail ?? '');
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(missing).fill('0'), ...back].map((group) => group.replace(/^0+(?=.)/, ''));
}
