import type http from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type PublicRequestOptions, requestPublicly } from './public-request.ts';

export interface PublicPage<T> {
  readonly url: string;
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** What the reader made of the body. */
  readonly content: T;
}

/** Processes a page as it arrives, so that a long page does not block the server. */
export interface PageReader<T> {
  push(text: string): void;
  end(): T;
}

/** Why a page could not be read. */
export type ReadProblem =
  | { readonly problem: 'private' | 'unreachable' | 'tooLarge'; readonly url: string }
  | { readonly problem: 'elsewhere'; readonly url: string; readonly movedTo: string };

export interface ReadOptions extends PublicRequestOptions {
  /** Hosts that a redirect may lead to. */
  readonly isAllowedHost: (host: string) => boolean;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const MOST_REDIRECTS = 5;
const PIECE_BYTES = 32 * 1024;

const HEADERS = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'EvenwayInstallationCheck/1.0' };

/** Reads a user-supplied page on the public internet; every redirect is checked the same way. */
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
  try {
    const answer = await requestPublicly(url, { method: 'GET', headers: HEADERS }, options, signal);
    if (answer === null) return { problem: 'private', url: url.href };
    const isWhole = await readBody(decompress(answer), reader, options.maxBytes ?? 2_000_000);
    if (!isWhole) return { problem: 'tooLarge', url: url.href };
    return { url: url.href, status: answer.statusCode ?? 0, headers: answer.headers, content: reader.end() };
  } catch {
    // No such host, refused, cut off, too slow: the same for the user.
    return { problem: 'unreachable', url: url.href };
  }
}

/** We ask for no compression, but some servers compress anyway. The size limit applies to the decompressed body. */
function decompress(answer: http.IncomingMessage): Readable {
  const open = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }[
    answer.headers['content-encoding'] ?? ''
  ];
  return open ? pipeline(answer, open(), () => undefined) : answer;
}

/** False if the body exceeds the limit. Large chunks are split, and other work gets a turn in between. */
async function readBody(answer: Readable, reader: PageReader<unknown>, maxBytes: number): Promise<boolean> {
  const decoder = new StringDecoder('utf8');
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
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

function parse(location: string, base: URL): URL | null {
  try {
    return new URL(location, base);
  } catch {
    // A redirect without a valid target is treated like any other response.
    return null;
  }
}
