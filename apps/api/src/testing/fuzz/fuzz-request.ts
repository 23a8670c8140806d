import { Agent, request as open } from 'node:http';

/** One raw request: what a failed run prints. */
export interface FuzzRequest {
  readonly caller: string;
  readonly method: string;
  /** Path and query, including percent escapes; no character above U+00FF. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bodies that are not valid UTF-8 are written as one character per byte. */
  readonly encoding?: 'utf8' | 'latin1';
}

export interface FuzzAnswer {
  /** 0 if the server closed the connection instead of responding. */
  readonly status: number;
  readonly headers: string;
  readonly body: string;
  readonly milliseconds: number;
}

const NO_ANSWER_MS = 20_000;

/** Sends raw requests over kept-alive connections: `fetch` would fix paths and refuse headers. */
export function createFuzzClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const { hostname, port } = new URL(url);

  const sendOnce = ({ method, path, headers, body, encoding }: FuzzRequest) =>
    new Promise<FuzzAnswer & { mayRepeat: boolean }>((resolve, reject) => {
      const start = performance.now();
      const bytes = body === undefined ? undefined : Buffer.from(body, encoding ?? 'utf8');
      const length = bytes && headers['transfer-encoding'] === undefined ? { 'content-length': bytes.length } : {};
      const sent = open({ hostname, port, agent, method, path, headers: { ...headers, ...length } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.rawHeaders.join('\n'),
            body: Buffer.concat(chunks).toString(),
            milliseconds: performance.now() - start,
            mayRepeat: false,
          }),
        );
      });
      sent.setTimeout(NO_ANSWER_MS, () => sent.destroy(new Error(`no answer within ${NO_ANSWER_MS} ms`)));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // Node refuses oversized headers before it knows the method, so its response to HEAD has a body.
        const isRefusedHead = method === 'HEAD' && error.code?.startsWith('HPE_');
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && !isRefusedHead) return reject(error);
        const milliseconds = performance.now() - start;
        resolve({ status: 0, headers: '', body: '', milliseconds, mayRepeat: sent.reusedSocket });
      });
      sent.end(bytes);
    });

  return {
    async send(request: FuzzRequest): Promise<FuzzAnswer> {
      const answer = await sendOnce(request);
      // A kept-alive connection may have been closed just before, which says nothing about this request.
      return answer.mayRepeat ? sendOnce(request) : answer;
    },
    close: () => agent.destroy(),
  };
}

export type FuzzClient = ReturnType<typeof createFuzzClient>;
