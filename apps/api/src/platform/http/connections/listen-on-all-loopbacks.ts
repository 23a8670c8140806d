import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `localhost` has up to two addresses, and a browser may try either. Fastify listens on both only with servers it
 * creates itself, so this adds the missing one. Resolves with the additional servers, possibly none: one address is
 * enough.
 */
export async function listenOnAllLoopbacks(main: Server, host: string): Promise<Server[]> {
  if (host !== 'localhost') return [];
  const { address: taken, port } = main.address() as AddressInfo;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const others = [...new Set(addresses.map(({ address }) => address))].filter((address) => address !== taken);
  const servers = await Promise.all(others.map((address) => listen(main, address, port)));
  return servers.filter((server) => server !== null);
}

function listen(main: Server, host: string, port: number): Promise<Server | null> {
  const { requestTimeout, keepAliveTimeout, maxConnections } = main;
  const server = createServer({ requestTimeout, keepAliveTimeout }, (request, response) =>
    main.emit('request', request, response),
  );
  server.maxConnections = maxConnections;
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen({ host, port }, () => resolve(server));
  });
}
