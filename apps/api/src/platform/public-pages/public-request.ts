import { lookup as lookUpHost } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface PublicRequestOptions {
  /** How host names are resolved; replaced in tests. */
  readonly resolve?: (host: string) => Promise<string[]>;
  readonly isPublic?: (address: string) => boolean;
  /** Overrides the scheme's default port; for tests. */
  readonly port?: number;
  /** Whether the URL may contain a port. */
  readonly allowsPorts?: boolean;
}

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers: http.OutgoingHttpHeaders;
  readonly body?: string;
}

/**
 * Sends a request to a user-supplied host on the public internet. The host's addresses are checked, and the connection
 * uses a checked one, which prevents DNS rebinding. Null if an address is not public; rejects if there is no response.
 * Redirects are left to the caller.
 */
export async function requestPublicly(
  url: URL,
  { method, headers, body }: Sent,
  options: PublicRequestOptions,
  signal: AbortSignal,
): Promise<http.IncomingMessage | null> {
  const isPublic = options.isPublic ?? isPublicAddress;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.port !== '' && !options.allowsPorts) return null;
  const addresses = isIP(host) ? [host] : await abortable((options.resolve ?? resolveHost)(host), signal);
  const [address] = addresses;
  if (address === undefined || !addresses.every(isPublic)) return null;
  const family = isIP(address);
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  const client = url.protocol === 'https:' ? https : http;
  const port = options.port === undefined ? {} : { port: options.port };
  return new Promise((resolve, reject) => {
    client
      .request(url, { ...port, method, lookup, signal, headers, agent: false, maxHeaderSize: 64 * 1024 }, resolve)
      .on('error', reject)
      // Irrelevant after a response. A protocol upgrade is not one, and is only noticed here.
      .on('close', () => reject(new Error('closed without an answer')))
      .end(body);
  });
}

async function resolveHost(host: string): Promise<string[]> {
  return (await lookUpHost(host, { all: true })).map(({ address }) => address);
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // An already aborted signal fires no event.
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
