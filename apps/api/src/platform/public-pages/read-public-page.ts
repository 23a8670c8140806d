import { lookup as lookUpHost } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

export interface PublicPage<T> {
  readonly url: string;
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** What the reader made of the body. */
  readonly content: T;
}

/** Takes in a page as it arrives, so that no long page is worked on in one go. */
export interface PageReader<T> {
  push(text: string): void;
  end(): T;
}

/** Why a page could not be read. */
export type ReadProblem =
  | { readonly problem: 'private' | 'unreachable' | 'tooLarge'; readonly url: string }
  | { readonly problem: 'elsewhere'; readonly url: string; readonly movedTo: string };

export interface ReadOptions {
  /** Hosts that a redirect may lead to. */
  readonly isAllowedHost: (host: string) => boolean;
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
  /** How names become addresses; the tests bring their own. */
  readonly resolve?: (host: string) => Promise<string[]>;
  readonly isPublic?: (address: string) => boolean;
  /** Another port than the scheme's own; for the tests. */
  readonly port?: number;
}

const MOST_REDIRECTS = 5;
const PIECE_BYTES = 32 * 1024;

/**
 * Reads a page of the public internet that a person named. The addresses of its host are checked, and the connection goes
 * to a checked one, so a name that changes its mind in between gains nothing; every redirect is checked in the same way.
 */
export async function readPublicPage<T>(
  address: string,
  options: ReadOptions,
  createReader: () => PageReader<T>,
): Promise<PublicPage<T> | ReadProblem> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? 10_000);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await readOnce(url, options, signal, createReader());
    const location = 'status' in answer && answer.status >= 300 && answer.status < 400 && answer.headers.location;
    if (!location) return answer;
    const next = parse(location, url);
    if (!next) return answer;
    if (!options.isAllowedHost(next.hostname)) return { problem: 'elsewhere', url: url.href, movedTo: next.href };
    url = next;
  }
  return { problem: 'unreachable', url: url.href };
}

async function readOnce<T>(
  url: URL,
  options: ReadOptions,
  signal: AbortSignal,
  reader: PageReader<T>,
): Promise<PublicPage<T> | ReadProblem> {
  const isPublic = options.isPublic ?? isPublicAddress;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(url.protocol) || url.port !== '' || url.username || url.password)
    return { problem: 'private', url: url.href };
  try {
    const addresses = isIP(host) ? [host] : await abortable((options.resolve ?? resolveHost)(host), signal);
    const [first] = addresses;
    if (first === undefined || !addresses.every(isPublic)) return { problem: 'private', url: url.href };
    const answer = await request(url, first, signal, options.port);
    const isWhole = await readBody(decompress(answer), reader, options.mostBytes ?? 2_000_000);
    if (!isWhole) return { problem: 'tooLarge', url: url.href };
    return { url: url.href, status: answer.statusCode ?? 0, headers: answer.headers, content: reader.end() };
  } catch {
    // No such host, refused, cut off, too slow: for the person it is all the same.
    return { problem: 'unreachable', url: url.href };
  }
}

function request(
  url: URL,
  address: string,
  signal: AbortSignal,
  port = '' as number | '',
): Promise<http.IncomingMessage> {
  const family = isIP(address);
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  const headers = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'EvenwayInstallationCheck/1.0' };
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    client
      .get(url, { ...(port && { port }), lookup, signal, headers, agent: false, maxHeaderSize: 64 * 1024 }, resolve)
      .on('error', reject);
  });
}

/** Asked for as it is; some servers compress all the same. What comes out is what is counted. */
function decompress(answer: http.IncomingMessage): Readable {
  const open = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }[
    answer.headers['content-encoding'] ?? ''
  ];
  return open ? pipeline(answer, open(), () => undefined) : answer;
}

/** False when there is more than is read. Large pieces are handed on in small ones, with a turn for others in between. */
async function readBody(answer: Readable, reader: PageReader<unknown>, mostBytes: number): Promise<boolean> {
  const decoder = new StringDecoder('utf8');
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      answer.destroy();
      return false;
    }
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      reader.push(decoder.write(chunk.subarray(at, at + PIECE_BYTES)));
      await nextTurn();
    }
  }
  reader.push(decoder.end());
  return true;
}

async function resolveHost(host: string): Promise<string[]> {
  return (await lookUpHost(host, { all: true })).map(({ address }) => address);
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // A signal that has fired says nothing more.
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function parse(location: string, base: URL): URL | null {
  try {
    return new URL(location, base);
  } catch {
    // A redirect to nowhere is an answer like any other.
    return null;
  }
}
