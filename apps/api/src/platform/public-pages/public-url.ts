import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { PublicRequestOptions } from './public-request.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];
/** Names that mean something in somebody's own network alone. */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp)$/i;

/**
 * An address that a person named and that this server may turn to; null for one it may not. Whether its host is public is looked at
 * again whenever something is sent; here the plain mistakes are found. On a development machine its own programs may listen.
 */
export function parsePublicUrl(typed: string, isOnThisMachine: boolean): URL | null {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || url.username || url.password) return null;
  url.hash = '';
  if (isOnThisMachine && LOOPBACK_NAMES.includes(url.hostname) && /^https?:$/.test(url.protocol)) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isInner = isIP(host) ? !isPublicAddress(host) : !host.includes('.') || INNER_NAME.test(host);
  return url.protocol !== 'https:' || url.port !== '' || isInner ? null : url;
}

/** How something is sent there. */
export function reachOf(isOnThisMachine: boolean): PublicRequestOptions {
  if (!isOnThisMachine) return {};
  return {
    allowsPorts: true,
    isPublic: (address) => isPublicAddress(address) || LOOPBACK_ADDRESSES.includes(address),
  };
}
