import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The given address, by way of the proxy. */
  readonly url: string;
  /** Refuses new connections and cuts the present ones. */
  cut(): void;
  /** Keeps connections open and lets nothing through. */
  hang(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Stands between the product and something it depends on, to take it away and give it back. */
export function startTcpProxy(target: string): Promise<TcpProxy> {
  const destination = new URL(target);
  const sockets = new Set<Socket>();
  let mode: 'open' | 'cut' | 'hang' = 'open';
  const server = createServer((incoming) => {
    if (mode === 'cut') return void incoming.resetAndDestroy();
    const outgoing = connect(Number(destination.port), destination.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => mode === 'open' && to.write(chunk));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy());
    }
  });
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const url = new URL(target);
      url.port = String((server.address() as { port: number }).port);
      resolve({
        url: url.href,
        cut() {
          mode = 'cut';
          cutAll();
        },
        hang() {
          mode = 'hang';
        },
        restore() {
          // What was swallowed while hanging cannot be made up for on the same connection.
          if (mode === 'hang') cutAll();
          mode = 'open';
        },
        close: () =>
          new Promise((done) => {
            cutAll();
            server.close(() => done());
          }),
      });
    }),
  );
}
