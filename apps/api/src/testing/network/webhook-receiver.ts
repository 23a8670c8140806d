import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@evenway/testing/wait-for';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: { readonly id: string; readonly type: string; readonly data: Record<string, unknown> };
}

/** A customer's server. It responds with 200 unless told otherwise, and can be told not to respond. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  let reply: (answer: ServerResponse, path: string) => unknown = (answer) => answer.end('thanks');
  const server = createServer(async (request, answer) => {
    let body = '';
    for await (const piece of request) body += piece;
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body, event: JSON.parse(body) });
    reply(answer, path);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Waits for an event of a type. */
    event: (type: string, path = '') =>
      waitFor(
        async () => received.find((one) => one.event.type === type && one.path.startsWith(path)),
        `the event ${type}`,
      ),
    answerWith(next: typeof reply): void {
      reply = next;
    },
    /** Aborts hanging responses. */
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
