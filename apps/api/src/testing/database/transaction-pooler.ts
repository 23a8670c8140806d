import { createServer, type Socket } from 'node:net';
import { Client } from '@evenway/database-connections';

/** What PgBouncer tracks; it refuses every other session setting. */
const KNOWN_SETTINGS = ['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone'];
const SSL_REQUEST = 80_877_103;
const BACKENDS = 4;
const IDLE = 'I'.charCodeAt(0);

interface Backend {
  readonly client: Client;
  readonly socket: Socket;
}

export interface TransactionPooler {
  /** The given address, through the pooler. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * What is hard about PgBouncer in transaction mode, made harder: every transaction gets another connection to the
 * database, without any session state of the previous one. `npm test -- pgbouncer` tests the real one.
 */
export async function startTransactionPooler(target: string): Promise<TransactionPooler> {
  const backends = await Promise.all(Array.from({ length: BACKENDS }, () => connectBackend(target)));
  const free = [...backends];
  const waiting: Array<(backend: Backend) => void> = [];
  const clients = new Set<Socket>();
  const take = () => {
    const backend = free.shift();
    return backend ? Promise.resolve(backend) : new Promise<Backend>((resolve) => waiting.push(resolve));
  };
  const giveBack = async (backend: Backend) => {
    await discardSession(backend);
    const next = waiting.shift();
    if (next) next(backend);
    // At the end, so that the next transaction gets another.
    else free.push(backend);
  };

  const server = createServer((client) => {
    clients.add(client);
    let backend: Backend | null = null;
    let received = Buffer.alloc(0);
    let isStarted = false;
    let handling = Promise.resolve();

    const passAnswers = (taken: Backend) => {
      const passOn = splitMessages((message) => {
        client.write(message);
        const isOver = message[0] === 'Z'.charCodeAt(0) && message[5] === IDLE;
        if (!isOver) return;
        taken.socket.removeAllListeners('data');
        backend = null;
        void giveBack(taken);
      });
      taken.socket.on('data', passOn);
    };
    const handle = async (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (!isStarted) {
        if (received.length < 8 || received.length < received.readInt32BE(0)) return;
        const startup = received.subarray(4, received.readInt32BE(0));
        received = received.subarray(startup.length + 4);
        if (startup.readInt32BE(0) === SSL_REQUEST) return void client.write('N');
        const refused = settingsOf(startup).find((name) => !KNOWN_SETTINGS.includes(name.toLowerCase()));
        if (refused) return void client.end(failure(`unsupported startup parameter: ${refused}`));
        isStarted = true;
        client.write(Buffer.concat([authenticationOk, readyForQuery]));
      }
      if (received.length === 0) return;
      if (received[0] === 'X'.charCodeAt(0)) return void client.end();
      if (!backend) {
        backend = await take();
        passAnswers(backend);
      }
      backend.socket.write(received);
      received = Buffer.alloc(0);
    };
    client.on('data', (chunk) => {
      handling = handling.then(() => handle(chunk));
    });
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  // A Unix socket would bypass it.
  url.searchParams.delete('host');
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    async close() {
      for (const client of clients) client.destroy();
      for (const { socket } of backends) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The driver signs in; from then on its connection is ours. */
async function connectBackend(connectionString: string): Promise<Backend> {
  const client = new Client({ connectionString, application_name: 'transaction-pooler' });
  await client.connect();
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
  socket.removeAllListeners('data');
  return { client, socket };
}

function discardSession({ socket }: Backend): Promise<void> {
  return new Promise((resolve) => {
    const read = splitMessages((message) => {
      if (message[0] !== 'Z'.charCodeAt(0)) return;
      socket.removeAllListeners('data');
      resolve();
    });
    socket.on('data', read);
    socket.write(frame('Q', Buffer.from('discard all\0')));
  });
}

/** A message is a letter, its length including the length itself, and its content. */
function splitMessages(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      onMessage(message);
    }
  };
}

function frame(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const authenticationOk = frame('R', Buffer.alloc(4));
const readyForQuery = frame('Z', Buffer.from('I'));
const failure = (message: string) => frame('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`));

/** The names in `name\0value\0...\0`, after the protocol version. */
const settingsOf = (startup: Buffer): string[] =>
  startup
    .subarray(4)
    .toString()
    .split('\0')
    .filter((text, index) => index % 2 === 0 && text !== '');
