import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { PublicRequestOptions } from './public-request.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];
/** Names that only exist in private networks. */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp)$/i;

/**
 * A user-supplied URL that this server may connect to; null if it may not. This only catches obvious mistakes: whether
 * the host is public is checked again on every request. On a development machine, local hosts are allowed.
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

/** Options for requests to such a URL. */
export function publicRequestOptions(isOnThisMachine: boolean): PublicRequestOptions {
  if (!isOnThisMachine) return {};
  return {
    allowsPorts: true,
    isPublic: (address) => isPublicAddress(address) || LOOPBACK_ADDRESSES.includes(address),
  };
}
