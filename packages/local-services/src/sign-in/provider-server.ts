import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { PROVIDER_STYLE } from './pages/provider-style.ts';
import type { ProviderName } from './provider-name.ts';

export interface ProviderServer {
  port: number;
  serve(issuers: ReadonlyMap<ProviderName, RequestListener>): void;
  stop(): Promise<void>;
}

/** Listens on the wanted port, or on any other if that one is taken. */
export async function startProviderServer(wantedPort = 0): Promise<ProviderServer> {
  const server = createServer();
  const port = await listen(server, wantedPort).catch(() => listen(server, 0));
  return {
    port,
    serve: (issuers) => void server.on('request', (request, response) => answer(issuers, request, response)),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      // A login that hangs on purpose would keep its connection forever.
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, wantedPort: number): Promise<number> {
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The sign-in provider has no port.');
  return address.port;
}

function answer(
  issuers: ReadonlyMap<ProviderName, RequestListener>,
  request: IncomingMessage & { originalUrl?: string },
  response: Parameters<RequestListener>[1],
): void {
  const url = request.url ?? '/';
  if (url === '/style.css') {
    response.setHeader('content-type', 'text/css; charset=utf-8').end(PROVIDER_STYLE);
    return;
  }
  for (const [name, listener] of issuers) {
    if (!url.startsWith(`/${name}/`)) continue;
    // The provider derives its path prefix from the original URL.
    request.originalUrl = url;
    request.url = url.slice(name.length + 1);
    listener(request, response);
    return;
  }
  response.writeHead(404).end();
}
