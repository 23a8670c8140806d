import { isIP } from 'node:net';
import { AppError } from '../../platform/errors/app-error.ts';
import { isPublicAddress } from '../../platform/public-pages/public-address.ts';
import type { PublicRequestOptions } from '../../platform/public-pages/public-request.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];
/** Names that mean something in somebody's own network alone. */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp)$/i;

/**
 * An address that may be told of events, in its plain form. Whether its host is public is looked at again whenever something is sent;
 * here the plain mistakes are named. On a development machine its own programs may listen.
 */
export function checkWebhookAddress(typed: string, isOnThisMachine: boolean): string {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || url.username || url.password) throw new AppError('webhook_url_invalid');
  url.hash = '';
  if (isOnThisMachine && LOOPBACK_NAMES.includes(url.hostname) && /^https?:$/.test(url.protocol)) return url.href;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isInner = isIP(host) ? !isPublicAddress(host) : !host.includes('.') || INNER_NAME.test(host);
  if (url.protocol !== 'https:' || url.port !== '' || isInner) throw new AppError('webhook_url_invalid');
  return url.href;
}

/** How something is sent there. */
export function reachOf(isOnThisMachine: boolean): PublicRequestOptions {
  if (!isOnThisMachine) return {};
  return {
    allowsPorts: true,
    isPublic: (address) => isPublicAddress(address) || LOOPBACK_ADDRESSES.includes(address),
  };
}
