import { Agent, createServer, get, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from './wait-for.ts';

export interface LoadBalancer {
  readonly url: string;
  /** Sends requests there while it reports to be ready; resolves when it first does. */
  add(server: string): Promise<void>;
  close(): void;
}

const POLL_MS = 20;

/**
 * Like an operator's load balancer: it checks whether each server is ready, keeps connections alive, and retries no
 * request.
 */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const isReady = (server: string) =>
    new Promise<boolean>((resolve) => {
      get(`${server}/readyz`, { agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      }).on('error', () => resolve(false));
    });
  const timer = setInterval(() => {
    for (const server of ready.keys()) void isReady(server).then((is) => ready.set(server, is));
  }, POLL_MS);
  const balancer = createServer((request, response) => {
    const servers = [...ready].flatMap(([server, is]) => (is ? [server] : []));
    turn += 1;
    const server = servers[turn % servers.length];
    if (server === undefined) return void response.writeHead(503).end();
    const { connection, host, ...headers } = request.headers;
    const forwarded = send(`${server}${request.url}`, { agent, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    async add(server) {
      ready.set(server, false);
      await waitFor(async () => ready.get(server) || undefined, `${server} to be ready`);
    },
    close() {
      clearInterval(timer);
      agent.destroy();
      balancer.closeAllConnections();
      balancer.close();
    },
  };
}
