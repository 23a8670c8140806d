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
  const client = url.protocol === 'https:' ? https : http;
  const port = options.port === undefined ? {} : { port: options.port };
  const askAt = (one: string) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const family = isIP(one);
      const lookup: LookupFunction = (_host, { all }, done) =>
        all ? done(null, [{ address: one, family }]) : done(null, one, family);
      let isConnected = false;
      client
        .request(url, { ...port, method, lookup, signal, headers, agent: false, maxHeaderSize: 64 * 1024 }, resolve)
        .on('socket', (socket) => socket.once('connect', () => (isConnected = true)))
        .on('error', (error) => reject(isConnected || signal.aborted ? error : new NotConnected({ cause: error })))
        // Irrelevant after a response. A protocol upgrade is not one, and is only noticed here.
        .on('close', () => reject(new Error('closed without an answer')))
        .end(body);
    });
  // Like a browser: a host may have an IPv6 address that is out of order. Nothing was sent to one without a connection.
  let failure: unknown;
  for (const one of addresses.slice(0, MOST_ADDRESSES)) {
    try {
      return await askAt(one);
    } catch (error) {
      if (!(error instanceof NotConnected)) throw error;
      failure = error;
    }
  }
  throw failure;
}

const MOST_ADDRESSES = 4;

class NotConnected extends Error {
  constructor(options: ErrorOptions) {
    super('no connection', options);
  }
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
