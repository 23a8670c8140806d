import { type PublicRequestOptions, requestPublicly } from './public-request.ts';

/** Why there is no response. */
export class PublicFetchError extends Error {
  override readonly name = 'PublicFetchError';
  readonly problem: 'private' | 'unreachable' | 'tooLarge';
  constructor(problem: PublicFetchError['problem'], options?: ErrorOptions) {
    super(`a host of the public internet could not be used: ${problem}`, options);
    this.problem = problem;
  }
}

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

interface Bounds {
  readonly maxBytes: number;
  /** For the whole request, whatever the caller's own signal says. */
  readonly timeoutMs: number;
}

/**
 * `fetch` for libraries that connect to a user-supplied host: public addresses only, with bounded response size and
 * time. Does not follow redirects.
 */
export function createPublicFetch(options: PublicRequestOptions, { maxBytes, timeoutMs }: Bounds) {
  return async (address: string, { method, headers, body, signal }: Sent): Promise<Response> => {
    const both = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    if (method !== 'GET' && method !== 'POST') throw new PublicFetchError('unreachable');
    try {
      const sent = { method, headers, ...(body != null && { body: String(body) }) } as const;
      const answer = await requestPublicly(new URL(address), sent, options, both);
      if (answer === null) throw new PublicFetchError('private');
      const pieces: Buffer[] = [];
      let bytes = 0;
      for await (const piece of answer as AsyncIterable<Buffer>) {
        bytes += piece.length;
        if (bytes > maxBytes) {
          answer.destroy();
          throw new PublicFetchError('tooLarge');
        }
        pieces.push(piece);
      }
      const answerHeaders = Object.entries(answer.headers).flatMap(([name, values]) =>
        [values ?? []].flat().map((value): [string, string] => [name, value]),
      );
      const status = answer.statusCode ?? 0;
      const content = status === 204 || status === 304 ? null : Buffer.concat(pieces);
      return new Response(content, { status, headers: answerHeaders });
    } catch (error) {
      if (error instanceof PublicFetchError) throw error;
      throw new PublicFetchError('unreachable', { cause: error });
    }
  };
}
