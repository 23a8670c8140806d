import type { IncomingMessage } from 'node:http';
import { type PublicRequestOptions, requestPublicly } from '../../platform/public-pages/public-request.ts';
import type { Seen } from './delivery-repository.ts';

/** For the connection, the response and its first bytes together. */
const TIMEOUT_MS = 10_000;
const KEPT_BYTES = 1_000;

/** Sends a signed event and returns the result. Never throws because of the other side. */
export async function sendWebhook(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  options: PublicRequestOptions & { readonly timeoutMs?: number },
): Promise<Seen> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const since = performance.now();
  const seen = (outcome: Partial<Seen>): Seen => ({
    httpStatus: null,
    answer: null,
    problem: null,
    durationMs: Math.round(performance.now() - since),
    ...outcome,
  });
  try {
    const sent = { 'content-type': 'application/json', 'user-agent': 'EvenwayWebhooks/1.0', ...headers };
    const answer = await requestPublicly(new URL(url), { method: 'POST', headers: sent, body }, options, signal);
    if (answer === null) return seen({ problem: 'private' });
    return seen({ httpStatus: answer.statusCode ?? 0, answer: await firstBytes(answer) });
  } catch {
    return seen({ problem: signal.aborted ? 'timeout' : 'unreachable' });
  }
}

/** Does not wait for the rest; a response that breaks off still has a status. Drops what the database cannot store. */
async function firstBytes(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= KEPT_BYTES) break;
    }
  } catch {
    // Show what has arrived by then.
  }
  answer.destroy();
  return Buffer.concat(pieces).subarray(0, KEPT_BYTES).toString().replaceAll('\u0000', '');
}
