import pg from 'pg';
import { activeSpan, traced } from '../tracing/active-span.ts';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/** A pool that knows how often and how long anyone waited for a connection, and shows each query in the trace it belongs to. */
export class CountingPool extends pg.Pool {
  readonly waits = { count: 0, seconds: 0 };

  constructor(options: pg.PoolConfig) {
    super(options);
    // What asks the pool for a client and uses it, all in one: the span begins with the wait.
    traceQueries(this);
    this.on('connect', (client) => {
      traceQueries(client);
      releaseWithoutTransaction(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): unknown {
    if (this.idleCount > 0) return callback ? super.connect(callback) : super.connect();
    const since = performance.now();
    const note = () => {
      this.waits.count += 1;
      this.waits.seconds += (performance.now() - since) / 1_000;
    };
    if (!callback) {
      const connecting = super.connect();
      connecting.then(note, note);
      return connecting;
    }
    return super.connect((error, client, release) => {
      note();
      callback(error, client, release);
    });
  }
}

/** Within a transaction queries go to the client itself. The pool's own come with a callback, and are told above. */
function traceQueries(client: pg.Pool | pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, { query: (...args: unknown[]) => asSpan(args, () => query(...args)) });
}

/**
 * Drizzle takes a client, begins, and only then takes care of giving it back: with a connection that was lost meanwhile, each
 * time the pool would be one smaller for good.
 */
function releaseWithoutTransaction(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query(...args: unknown[]): unknown {
      const result = query(...args);
      if (result instanceof Promise && /^begin\b/.test(textOf(args)))
        result.catch((error: unknown) => client.release(error instanceof Error ? error : true));
      return result;
    },
  });
}

const LONGEST_TEXT = 1_000;

function asSpan(args: readonly unknown[], run: () => unknown): unknown {
  if (!activeSpan() || typeof args.at(-1) === 'function') return run();
  const text = textOf(args);
  // The text has placeholders, and the values stay with the database.
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) };
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  return traced({ name, kind: 'client', attributes }, async () => run());
}

const textOf = ([first]: readonly unknown[]): string =>
  typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
