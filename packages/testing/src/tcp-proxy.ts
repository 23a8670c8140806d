import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The given address, through the proxy. */
  readonly url: string;
  /** Refuses new connections and cuts existing ones. */
  cut(): void;
  /** Cuts the connections that reach the target from these ports, without a word. */
  cutPorts(ports: readonly number[]): void;
  /** Resolves when it has cut the next connection whose first data contains this text, as its n-th chunk came. */
  cutNew(text: string, n: number): Promise<void>;
  /** Keeps connections open and lets nothing through. */
  hang(): void;
  /** Delays all data. */
  delay(milliseconds: number): void;
  /** From now on new connections go to another address. */
  retarget(address: string): void;
  restore(): void;
  /** Whether anyone is connected. */
  isInUse(): boolean;
  close(): Promise<void>;
}

/** A proxy in front of a dependency of the product, to take it away and give it back. */
export function startTcpProxy(target: string): Promise<TcpProxy> {
  let destination = new URL(target);
  let lateness = 0;
  const sockets = new Set<Socket>();
  let mode: 'open' | 'cut' | 'hang' = 'open';
  const awaited = new Set<Awaited>();
  const server = createServer((incoming) => {
    if (mode === 'cut') return void incoming.resetAndDestroy();
    const outgoing = connect(Number(destination.port), destination.hostname);
    cutIfAwaited(incoming, awaited);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        const passOn = () => mode === 'open' && to.write(chunk);
        if (lateness === 0) passOn();
        else setTimeout(passOn, lateness);
      });
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy());
    }
  });
  const cutPorts = (ports: readonly number[]) => {
    for (const socket of sockets) if (ports.includes(socket.localPort ?? 0)) socket.resetAndDestroy();
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const url = new URL(target);
      // A Unix socket would bypass it.
      url.searchParams.delete('host');
      url.port = String((server.address() as { port: number }).port);
      resolve({
        url: url.href,
        cut() {
          mode = 'cut';
          cutAll();
        },
        cutPorts,
        cutNew: (text, n) => new Promise((onCut) => awaited.add({ text, n, onCut })),
        hang() {
          mode = 'hang';
        },
        delay(milliseconds) {
          lateness = milliseconds;
        },
        retarget(address) {
          destination = new URL(address);
        },
        restore() {
          // Data that was dropped while hanging cannot be restored on the same connection.
          if (mode === 'hang') cutAll();
          mode = 'open';
          lateness = 0;
          awaited.clear();
        },
        isInUse: () => sockets.size > 0,
        close: () =>
          new Promise((done) => {
            cutAll();
            server.close(() => done());
          }),
      });
    }),
  );
}

/** A connection that is to be cut when it comes. */
interface Awaited {
  readonly text: string;
  readonly n: number;
  readonly onCut: () => void;
}

function cutIfAwaited(incoming: Socket, awaited: Set<Awaited>): void {
  let chunks = 0;
  let own: Awaited | undefined;
  incoming.on('data', (chunk: Buffer) => {
    chunks += 1;
    if (chunks === 1) own = [...awaited].find(({ text }) => chunk.includes(text));
    if (!own || chunks !== own.n) return;
    // Of several that come at once, only the first.
    if (!awaited.delete(own)) return;
    incoming.destroy();
    own.onCut();
  });
}
