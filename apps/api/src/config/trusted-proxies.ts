import { BlockList, isIPv6 } from 'node:net';

/** Names for ranges, the same as Fastify's. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The entries of `TRUSTED_PROXIES`. Throws a description of one that is no address, range or name. */
export function parseTrustedProxies(list: string): string[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    try {
      rangesOf([entry]);
      return entry;
    } catch {
      throw new Error(
        `names ${entry}, which is no address, no range like 10.0.0.0/8, and none of ${Object.keys(NAMED).join(', ')}`,
      );
    }
  });
}

/** Throws for an entry that `parseTrustedProxies` would refuse. */
export function rangesOf(entries: readonly string[]): BlockList {
  const ranges = new BlockList();
  for (const range of entries.flatMap((entry) => NAMED[entry] ?? [entry])) {
    const [address = '', bits] = range.split('/');
    ranges.addSubnet(address, Number(bits ?? (isIPv6(address) ? 128 : 32)), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return ranges;
}
